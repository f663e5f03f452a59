import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { axe, expect, hydrated, test } from "./test.ts";
import { everyPublicPage } from "./unlisted-pages.ts";

// What a forged link opens, and a page that is not there, say so by their status.
test.use({ expectedMessages: ["status of 4"] });

const statement = z.array(z.object({ axeRule: z.string().nullable() }));

/** The rules of axe that the accessibility statement names as known gaps. */
async function statedGaps(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, "../src/pages/legal/accessibility-gaps.json");
  return statement.parse(JSON.parse(await readFile(file, "utf8"))).flatMap(({ axeRule }) => axeRule ?? []);
}

for (const [name, colorScheme, width] of [
  ["light", "light", 1280],
  ["dark", "dark", 1280],
  ["at 320 px", "light", 320],
] as const) {
  test(`axe reports on no page more than the accessibility statement does: ${name}`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    const urls = await everyPublicPage(request);
    expect(urls.length).toBeGreaterThan(25);
    const gaps = await statedGaps();
    const met = new Set<string>();
    const found: string[] = [];
    for (const url of urls) {
      await page.goto(url);
      await hydrated(page);
      const { violations } = await axe(page).analyze();
      for (const { id, nodes } of violations) {
        if (gaps.includes(id)) met.add(id);
        else found.push(`${url}: ${id} (${nodes.map((node) => node.target).join(", ")})`);
      }
    }
    expect(found).toEqual([]);
    expect([...met].toSorted(), "gaps that the statement names").toEqual(gaps.toSorted());
  });
}
