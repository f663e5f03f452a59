import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";

const placeholder = "<p>Which personal data this site processes, for what purpose, and for how long.</p>";
const lines: string[] = [];

let site: AdministeredSite;
beforeAll(async () => {
  site = await openAdministeredSite(pino({}, { write: (line: string) => void lines.push(line) }));
});
afterAll(() => site.close());

const open = (path: string) =>
  site.fetch(new Request(site.siteUrl + path, { headers: { accept: "text/html", "user-agent": "Firefox/140.0" } }));

async function save(name: string, version: number, html: string): Promise<string> {
  const data = { name, version, html };
  const response = await site.call("saveSiteLegalText", { method: "POST", data, person: "administrator" });
  expect(response.status).toBe(200);
  return response.text();
}

test.each([
  ["within a sentence", "<p>We use {{services}} here.</p>", "a paragraph of its own"],
  ["in bold", "<p><strong>{{services}}</strong></p>", "a paragraph of its own"],
  // The page shows exactly the sanitiser's output.
  ["that the sanitiser joins", "<p>{<span>{</span>services}} <i>here</i></p>", "a paragraph of its own"],
  [
    "with a name that only appears after sanitising",
    "<p>{{sho<span>e</span>Size}}</p>",
    "{{shoeSize}} is not a detail",
  ],
  ["of another document", "<p>{{gaps}}</p>", "does not belong in this document"],
])("rejects the placeholder %s with a message, and leaves the page unchanged", async (_, html, sentence) => {
  expect(await save("privacy", 0, placeholder + html)).toContain(sentence);
  const page = await open("/privacy-policy");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<h1");
});

test("accepts a placeholder that is a paragraph of its own once it is sanitised", async () => {
  expect(await save("privacy", 0, `${placeholder}<p><span>{{services}}</span></p>`)).not.toContain("paragraph");
  expect(await (await open("/privacy-policy")).text()).toContain("YouTube");
});

test("responds with 500 to a page with a failed part, doesn't cache it, and logs it", async () => {
  // Stored by an earlier release.
  const value = JSON.stringify({ html: `${placeholder}<p>We use {{services}} here.</p>` });
  await site.database.db
    .insertInto("site_settings")
    .values({ key: "legal-impressum", value, version: 1, updated_by: "owner@example.com" })
    .execute();
  lines.length = 0;
  for (const time of ["first", "second"]) {
    const page = await open("/impressum");
    expect(page.status, time).toBe(500);
    expect(page.headers.get("cache-control"), time).toBe("no-store");
    expect(await page.text(), time).toContain("Something failed on our side");
  }
  expect(lines.filter((line) => line.includes("in a legal text"))).toHaveLength(2);
  await site.database.db.deleteFrom("site_settings").where("key", "=", "legal-impressum").execute();
  expect((await open("/impressum")).status).toBe(200);
});
