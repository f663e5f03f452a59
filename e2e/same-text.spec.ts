import { expect, hydrated, test } from "./test.ts";

/** Words on the page as they were written: what stands there for one of the two kinds of browser only does not count. */
const readText = () =>
  ["main", "footer"]
    .map((part) => {
      const copy = document.querySelector(part)?.cloneNode(true) as HTMLElement | undefined;
      for (const element of copy?.querySelectorAll("noscript") ?? []) element.remove();
      return (copy?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    })
    .join("");

/** How long ago something was is told anew in the browser. */
const withoutAges = (text: string) =>
  text.replaceAll(/about [\w ]+ ago|less than a minute ago|today|yesterday/g, "ago");

test("every page says the same with JavaScript and without", async ({ browser, request, baseURL }) => {
  test.slow();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => {
    const { pathname, search } = new URL(url.replaceAll("&amp;", "&"));
    return pathname + search;
  });
  expect(urls.length).toBeGreaterThan(60);
  const options = baseURL === undefined ? {} : { baseURL };
  const without = await (await browser.newContext({ ...options, javaScriptEnabled: false })).newPage();
  const withScript = await (await browser.newContext(options)).newPage();
  const different: string[] = [];
  for (const url of urls) {
    await Promise.all([without.goto(url), withScript.goto(url)]);
    await hydrated(withScript);
    const plain = withoutAges(await without.evaluate(readText));
    const scripted = withoutAges(await withScript.evaluate(readText));
    if (plain !== scripted) different.push(`${url}: ${firstDifference(plain, scripted)}`);
  }
  expect(different).toEqual([]);
});

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `"${one.slice(at, at + 60)}" became "${other.slice(at, at + 60)}"`;
}
