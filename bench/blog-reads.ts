import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../scripts/browser.ts";

/** One kind of reading: the address of its nth question, and what the browser sends with it. */
export type BlogRead = { name: string; path: (n: number) => string; headers: Record<string, string> };

const serverFunction = "/_serverFn/";

/** What `act` makes the browser ask that holds `part`, as a pattern in which other parts can stand in the place of its own. */
async function record(page: Page, part: string, act: () => Promise<unknown>) {
  const payloadOf = (url: string) => new URL(url).searchParams.get("payload") ?? "";
  const asking = page.waitForRequest(
    (request) => request.url().includes(serverFunction) && payloadOf(request.url()).includes(part),
  );
  await act();
  const request = await asking;
  await (await request.response())?.finished();
  const { accept = "", "x-tsr-serverfn": mark = "" } = request.headers();
  const { pathname } = new URL(request.url());
  const payload = payloadOf(request.url());
  return {
    headers: { Accept: accept, "x-tsr-serverFn": mark },
    path: (...changes: readonly [part: string, other: string][]) => {
      const asked = changes.reduce((text, [from, to]) => text.replace(from, () => to), payload);
      return `${pathname}?payload=${encodeURIComponent(asked)}`;
    },
  };
}

const number = (value: number) => `{"t":0,"s":${value}}`;
const text = (value: string) => `{"t":1,"s":${JSON.stringify(value)}}`;

export type Wanted = {
  /** A category with more than one page, and the page of it that is asked for. */
  category: (n: number) => { name: string; page: number };
  listPage: (n: number) => number;
  deepPage: (n: number) => number;
  term: (n: number) => string;
  slug: (n: number) => string;
};

/**
 * The readings of the blog by themselves: a browser visits the pages once, and what it asks of the server's functions
 * becomes the pattern of as many different questions of the same kind.
 */
export async function recordBlogReads(origin: string, wanted: Wanted): Promise<BlogRead[]> {
  const { executablePath, env, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const page = await browser.newPage();
    const open = () => page.goto(`${origin}/blog`, { waitUntil: "networkidle" });
    const turnPage = () => page.getByRole("link", { name: "Next" }).click();
    await open();
    const list = await record(page, number(2), turnPage);
    const first = wanted.category(0).name;
    const filter = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: first });
    await record(page, text(first), () => filter.click());
    await page.waitForURL(/\/category\//);
    const category = await record(page, number(2), turnPage);
    await open();
    const word = "pattern";
    const search = await record(page, text(word), () => page.getByRole("searchbox").first().fill(word));
    await open();
    const card = page.getByRole("article").first().getByRole("link");
    const slug = (await card.getAttribute("href"))?.split("/").pop() ?? "";
    const article = await record(page, `[${text(slug)}]`, () => card.click());
    return [
      {
        name: "list, first pages",
        headers: list.headers,
        path: (n) => list.path([number(2), number(wanted.listPage(n))]),
      },
      {
        name: "list, deep pages",
        headers: list.headers,
        path: (n) => list.path([number(2), number(wanted.deepPage(n))]),
      },
      {
        name: "category",
        headers: category.headers,
        path: (n) => {
          const { name, page } = wanted.category(n);
          return category.path([number(2), number(page)], [text(first), text(name)]);
        },
      },
      { name: "search", headers: search.headers, path: (n) => search.path([text(word), text(wanted.term(n))]) },
      { name: "article", headers: article.headers, path: (n) => article.path([text(slug), text(wanted.slug(n))]) },
    ];
  } finally {
    await browser.close();
  }
}
