import { expect, test } from "vitest";
import { defaultSettings } from "../../settings/setting-facts.ts";
import { withBrand } from "./use-saved.ts";

const sample = defaultSettings.you;

test("changes the brand with the name while it is typed in several saves", () => {
  const first = withBrand(sample, { ...sample, name: "Je" });
  expect(first.brand).toBe("Je");
  expect(withBrand(first, { ...first, name: "Jens" }).brand).toBe("Jens");
});

test("keeps the owner's own brand when the name changes", () => {
  const own = { ...sample, name: "Jens", brand: "Petersen" };
  expect(withBrand(own, { ...own, name: "Jens Petersen" }).brand).toBe("Petersen");
});
