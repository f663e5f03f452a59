import { describe, expect, test } from "vitest";
import { tabOf } from "./admin-navigation.ts";

describe("tabOf", () => {
  test.each([
    ["/admin", "", "Today"],
    ["/admin/articles/7", "", "Articles"],
    ["/admin/bookings/week", "", "Week"],
    ["/admin/bookings/7", "", "Bookings"],
    ["/admin/settings", "menu", "Menu and footer"],
    ["/admin/settings", "testimonials", "All settings"],
    ["/admin/setup", "", undefined],
    ["/admin/no-such-screen", "", undefined],
  ])("returns for %s, section %j, the tab %j", (pathname, hash, label) => {
    expect(tabOf(pathname, hash)?.label).toBe(label);
  });
});
