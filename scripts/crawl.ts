export type CrawlResponse = { status: number; type: string; location: string | undefined; text: string };

export type FetchPage = (url: string) => Promise<CrawlResponse>;

export type CrawledPage = {
  title: string;
  description: string;
  canonical: string[];
  isIndexable: boolean;
};

export type Crawl = {
  pages: Map<string, CrawledPage>;
  problems: string[];
};

const decode = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Copied, because a substring would keep the entire page in memory. */
const copyText = (text: string) => Buffer.from(text).toString();

const captures = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = ""]) => decode(copyText(value)));

function readPage(html: string): CrawledPage {
  const robots = captures(html, /<meta name="robots" content="([^"]*)"/g);
  return {
    title: captures(html, /<title>([^<]*)<\/title>/g).join(" | "),
    description: captures(html, /<meta name="description" content="([^"]*)"/g).join(" | "),
    canonical: captures(html, /<link rel="canonical" href="([^"]*)"/g),
    isIndexable: !robots.some((content) => content.includes("noindex")),
  };
}

/** Soft 404: the page says it is missing, with status 200. */
const notFoundHeading = /<h1[^>]*>(?:[^<]*not found|[^<]*no longer)/i;

/** Linked URLs without those marked nofollow. */
function linksOf(html: string, page: string): string[] {
  const links: string[] = [];
  for (const href of captures(html, /<a\b(?![^>]*\srel="[^"]*nofollow)[^>]*\shref="([^"]*)"/g)) {
    const url = URL.parse(href, page);
    if (url && url.origin === new URL(page).origin) links.push(url.origin + url.pathname + url.search);
  }
  return links;
}

export async function crawl(
  start: string,
  fetchPage: FetchPage,
  isOutside: (url: string) => boolean = () => false,
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const visited = new Set([start]);
  const queue: [url: string, from: string][] = [[start, "the start"]];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [url, from] = next;
    const response = await fetchPage(url);
    if (response.location !== undefined) {
      const redirected = await fetchPage(new URL(response.location, url).href);
      problems.push(`${from} links to ${url}, which redirects${redirected.location ? " more than once" : ""}`);
      continue;
    }
    if (response.status !== 200) {
      problems.push(`${from} links to ${url}, which returns ${response.status}`);
      continue;
    }
    if (!response.type.startsWith("text/html")) continue;
    const page = readPage(response.text);
    pages.set(url, page);
    if (notFoundHeading.test(response.text)) problems.push(`${url} shows a "not found" page with status 200`);
    if (page.isIndexable && page.canonical.length !== 1) {
      problems.push(
        `${url} has ${page.canonical.length === 0 ? "no canonical URL" : `several canonical URLs: ${page.canonical.join(", ")}`}`,
      );
    }
    if (isOriginal(url, page)) {
      const duplicate = titles.get(page.title) ?? descriptions.get(page.description);
      if (duplicate) problems.push(`${url} has the title or description of ${duplicate}`);
      titles.set(page.title, url);
      descriptions.set(page.description, url);
    }
    for (const link of linksOf(response.text, url)) {
      if (visited.has(link) || isOutside(link)) continue;
      visited.add(link);
      queue.push([link, url]);
    }
  }
  for (const [url, { canonical, isIndexable }] of pages) {
    const [original = url] = canonical;
    const page = pages.get(original);
    if (isIndexable && !(page && isOriginal(original, page)))
      problems.push(`${url} is a version of ${original}, which isn't a page`);
  }
  return { pages, problems };
}

/** Indexable, and its own canonical URL. */
const isOriginal = (url: string, { isIndexable, canonical }: CrawledPage) => isIndexable && canonical[0] === url;

export async function readSitemap(url: string, fetchPage: FetchPage): Promise<string[]> {
  const { text } = await fetchPage(url);
  const urls = captures(text, /<loc>([^<]*)<\/loc>/g);
  if (!text.includes("<sitemapindex")) return urls;
  const parts: string[] = [];
  for (const part of urls) parts.push(...(await readSitemap(part, fetchPage)));
  return parts;
}

/** Differences between sitemap and linked pages, one sentence each. */
export function compareSitemap(sitemap: readonly string[], { pages }: Crawl): string[] {
  const indexable = new Set([...pages].filter(([url, page]) => isOriginal(url, page)).map(([url]) => url));
  const listed = new Set(sitemap);
  return [
    ...(listed.size === sitemap.length ? [] : ["the sitemap lists a page twice"]),
    ...sitemap.filter((url) => !indexable.has(url)).map((url) => `${url} is listed, but no page links to it`),
    ...[...indexable].filter((url) => !listed.has(url)).map((url) => `${url} is not listed`),
  ];
}

export async function softNotFounds(urls: readonly string[], fetchPage: FetchPage): Promise<string[]> {
  const soft: string[] = [];
  for (const url of urls) {
    const { status } = await fetchPage(url);
    if (status !== 404) soft.push(`${url} isn't a page but returns ${status}`);
  }
  return soft;
}
