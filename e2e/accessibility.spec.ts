import { everyPage } from "./every-page.ts";
import { axe, expect, hydrated, test } from "./test.ts";

for (const [name, colorScheme, width] of [
  ["light", "light", 1280],
  ["dark", "dark", 1280],
  ["at 320 px", "light", 320],
] as const) {
  test(`axe has nothing to report on any page: ${name}`, async ({ page, request }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    const paths = await everyPage(request);
    expect(paths.length).toBeGreaterThan(25);
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      const { violations } = await axe(page).analyze();
      found.push(
        ...violations.map(({ id, nodes }) => `${path}: ${id} (${nodes.map((node) => node.target).join(", ")})`),
      );
    }
    expect(found).toEqual([]);
  });
}
