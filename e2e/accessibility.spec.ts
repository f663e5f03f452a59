import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { violationsOn } from "./support/axe.ts";
import { atRest, expect, hydrated, test } from "./test.ts";
import { everyPublicPage } from "./unlisted-pages.ts";

// Forged links and missing pages answer with a 4xx status.
test.use({ expectedMessages: ["status of 4"] });

const statement = z.array(z.object({ axeRule: z.string().nullable() }));

/** axe rules that the accessibility statement names as known gaps. */
async function statedGaps(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, "../src/pages/legal/accessibility-gaps.json");
  return statement.parse(JSON.parse(await readFile(file, "utf8"))).flatMap(({ axeRule }) => axeRule ?? []);
}

const looks = [
  { name: "light", colorScheme: "light", width: 1280 },
  { name: "dark", colorScheme: "dark", width: 1280 },
  { name: "at 320 px", colorScheme: "light", width: 320 },
] as const;

test("axe finds only the gaps that the accessibility statement names: light, dark, at 320 px", async ({
  page,
  request,
}) => {
  test.slow();
  const urls = await everyPublicPage(request);
  expect(urls.length).toBeGreaterThan(25);
  const gaps = await statedGaps();
  const met = new Map(looks.map(({ name }) => [name, new Set<string>()]));
  const found: string[] = [];
  for (const url of urls) {
    await page.goto(url);
    await hydrated(page);
    for (const { name, colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await atRest(page);
      for (const { id, nodes } of await violationsOn(page)) {
        if (gaps.includes(id)) met.get(name)?.add(id);
        else found.push(`${url}, ${name}: ${id} (${nodes.map((node) => node.target).join(", ")})`);
      }
    }
  }
  expect(found).toEqual([]);
  for (const [name, rules] of met) {
    expect([...rules].toSorted(), `gaps that the statement names: ${name}`).toEqual(gaps.toSorted());
  }
});
