import path from "node:path";
import { describe, expect, test } from "vitest";
import { journeysOf, opensRoute } from "./changed-journeys.ts";

const root = path.resolve(import.meta.dirname, "..");

describe("journeys of a change", () => {
  test("finds the URLs that a spec opens, below a parameter too", () => {
    expect(opensRoute('await page.goto("/blog/four-copies");', ["/blog/$slug"])).toBe(true);
    expect(opensRoute('await page.goto("/blog");', ["/blog/$slug"])).toBe(false);
    expect(opensRoute('await page.goto("/contact?from=x");', ["/contact"])).toBe(true);
  });

  test("opens the pages and screens of a noun, but not those of another", async () => {
    const journeys = await journeysOf(root, ["src/features/guests/guests.server.ts"]);
    expect(journeys).toContain("e2e/podcast-guests.spec.ts");
    expect(journeys).not.toContain("e2e/contact-form.spec.ts");
  });

  test("opens a page, a form, a sign-in and a save for shared code, and each changed spec", async () => {
    const journeys = await journeysOf(root, ["server/http/app.ts", "e2e/roi-page.spec.ts"]);
    expect(journeys).toContain("e2e/login.spec.ts");
    expect(journeys).toContain("e2e/roi-page.spec.ts");
    expect(journeys.length).toBeLessThan(8);
  });

  test("opens nothing for documents", async () => {
    expect(await journeysOf(root, ["README.md", "docs/tests.md"])).toEqual([]);
  });
});
