import { everyPage } from "./every-page.ts";
import { expect, hydrated, test } from "./test.ts";
import { unlistedPages } from "./unlisted-pages.ts";

// Forged links and missing pages answer with a 4xx status.
test.use({ expectedMessages: ["status of 4"] });

/** A page's source text without what only one kind of browser shows. */
const readText = (html?: string) => {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  return ["main", "footer"]
    .map((part) => {
      const copy = root.querySelector(part)?.cloneNode(true) as HTMLElement | undefined;
      for (const element of copy?.querySelectorAll("noscript") ?? []) element.remove();
      return (copy?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    })
    .join("");
};

const wrongCurrentLinks = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]')).flatMap((link) => {
    const { pathname, search } = new URL(link.href);
    return pathname + search === location.pathname + location.search ? [] : [link.outerHTML.slice(0, 200)];
  });

/** Relative times are recomputed in the browser. */
const withoutAges = (text: string) =>
  text.replaceAll(/about [\w ]+ ago|less than a minute ago|today|yesterday/g, "ago");

test("every page has the same text with and without JavaScript, and marks only links to itself as current", async ({
  page,
  request,
}) => {
  test.slow();
  const urls = await everyPage(request);
  expect(urls.length).toBeGreaterThan(25);
  const different: string[] = [];
  const wrong: string[] = [];
  const nested = ["/blog?page=2", "/blog/category/Logistics?search=the", "/about/company", "/episodes?search=none"];
  for (const url of [...urls, ...nested, ...unlistedPages]) {
    const response = await page.goto(url);
    await hydrated(page);
    wrong.push(...(await page.evaluate(wrongCurrentLinks)).map((link) => `${url}: ${link}`));
    if (!urls.includes(url)) continue;
    const plain = withoutAges(await page.evaluate(readText, await response?.text()));
    const scripted = withoutAges(await page.evaluate(readText, undefined));
    if (plain !== scripted) different.push(`${url}: ${firstDifference(plain, scripted)}`);
  }
  expect(different).toEqual([]);
  expect(wrong).toEqual([]);
});

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `"${one.slice(at, at + 60)}" became "${other.slice(at, at + 60)}"`;
}
