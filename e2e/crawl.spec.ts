import { expect, test } from "./test.ts";

/** The server draws pictures beside answering pages, so it is asked for several at a time. */
const atOnce = 6;
const isAnswer = (path: string) => path.startsWith("/ask?");

test("every link of the site leads somewhere, and every place on a page exists", async ({ request, baseURL }) => {
  test.slow();
  const origin = new URL(baseURL ?? "").origin;
  const known = new Set(["/"]);
  const pages = new Map<string, string>();
  const anchors: [from: string, to: string, id: string][] = [];
  const broken: string[] = [];
  const visit = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const isPage = response.headers()["content-type"]?.includes("text/html") ?? false;
    const html = isPage ? await response.text() : "";
    pages.set(path, html);
    if (response.status() !== 200) broken.push(`${path}: ${response.status()}`);
    for (const [, raw = ""] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      const address = raw.replaceAll("&amp;", "&");
      if (/^(mailto|tel|data|javascript):/.test(address)) continue;
      const url = new URL(address, new URL(path, origin));
      if (url.origin !== origin) continue;
      const target = url.pathname + url.search;
      // Answers lead on to further questions without end: those that other pages ask are enough.
      if (isAnswer(path) && isAnswer(target)) continue;
      // What follows is a text for the browser to look for (https://wicg.github.io/scroll-to-text-fragment/).
      const [place = ""] = url.hash.slice(1).split(":~:");
      if (place) anchors.push([path, target, decodeURIComponent(place)]);
      known.add(target);
    }
  };
  for (let found = ["/"]; found.length > 0; found = [...known].filter((path) => !pages.has(path))) {
    while (found.length > 0) await Promise.all(found.splice(0, atOnce).map(visit));
  }
  const dangling = anchors
    .filter(([, to, id]) => pages.get(to)?.includes(`id="${id}"`) === false)
    .map(([from, to, id]) => `${from} -> ${to}#${id}`);
  expect(broken).toEqual([]);
  expect([...new Set(dangling)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(80);
});
