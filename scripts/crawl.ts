export type Answer = { status: number; type: string; location: string | undefined; text: string };

export type Ask = (address: string) => Promise<Answer>;

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

/** A copy: a substring would keep the whole page in memory. */
const copied = (text: string) => Buffer.from(text).toString();

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = ""]) => decode(copied(value)));

function readPage(html: string): CrawledPage {
  const robots = all(html, /<meta name="robots" content="([^"]*)"/g);
  return {
    title: all(html, /<title>([^<]*)<\/title>/g).join(" | "),
    description: all(html, /<meta name="description" content="([^"]*)"/g).join(" | "),
    canonical: all(html, /<link rel="canonical" href="([^"]*)"/g),
    isIndexable: !robots.some((content) => content.includes("noindex")),
  };
}

/** Soft 404: the page says it is missing, with status 200. */
const saysMissing = /<h1[^>]*>(?:[^<]*not found|[^<]*no longer)/i;

/** Linked URLs without those marked nofollow. */
function linksOf(html: string, page: string): string[] {
  const links: string[] = [];
  for (const address of all(html, /<a\b(?![^>]*\srel="[^"]*nofollow)[^>]*\shref="([^"]*)"/g)) {
    const url = URL.parse(address, page);
    if (url && url.origin === new URL(page).origin) links.push(url.origin + url.pathname + url.search);
  }
  return links;
}

export async function crawl(
  start: string,
  ask: Ask,
  isOutside: (address: string) => boolean = () => false,
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const seen = new Set([start]);
  const waiting: [address: string, from: string][] = [[start, "the start"]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [address, from] = next;
    const answer = await ask(address);
    if (answer.location !== undefined) {
      const further = await ask(new URL(answer.location, address).href);
      problems.push(`${from} links to ${address}, which has moved${further.location ? ", and so has that" : ""}`);
      continue;
    }
    if (answer.status !== 200) {
      problems.push(`${from} links to ${address}, which is answered with ${answer.status}`);
      continue;
    }
    if (!answer.type.startsWith("text/html")) continue;
    const page = readPage(answer.text);
    pages.set(address, page);
    if (saysMissing.test(answer.text)) problems.push(`${address} says that it is missing, with status 200`);
    if (page.isIndexable && page.canonical.length !== 1) {
      problems.push(`${address} names ${page.canonical.join(" and ") || "no address"} as its own`);
    }
    if (isOriginal(address, page)) {
      const namesake = titles.get(page.title) ?? descriptions.get(page.description);
      if (namesake) problems.push(`${address} has the title or description of ${namesake}`);
      titles.set(page.title, address);
      descriptions.set(page.description, address);
    }
    for (const link of linksOf(answer.text, address)) {
      if (seen.has(link) || isOutside(link)) continue;
      seen.add(link);
      waiting.push([link, address]);
    }
  }
  for (const [address, { canonical, isIndexable }] of pages) {
    const [original = address] = canonical;
    const page = pages.get(original);
    if (isIndexable && !(page && isOriginal(original, page)))
      problems.push(`${address} is a version of ${original}, which isn't a page`);
  }
  return { pages, problems };
}

/** Indexable, and its own canonical URL. */
const isOriginal = (address: string, { isIndexable, canonical }: CrawledPage) =>
  isIndexable && canonical[0] === address;

export async function readSitemap(address: string, ask: Ask): Promise<string[]> {
  const { text } = await ask(address);
  const found = all(text, /<loc>([^<]*)<\/loc>/g);
  if (!text.includes("<sitemapindex")) return found;
  const parts: string[] = [];
  for (const part of found) parts.push(...(await readSitemap(part, ask)));
  return parts;
}

/** Differences between sitemap and linked pages, one sentence each. */
export function compareSitemap(sitemap: readonly string[], { pages }: Crawl): string[] {
  const indexable = new Set(
    [...pages].filter(([address, page]) => isOriginal(address, page)).map(([address]) => address),
  );
  const listed = new Set(sitemap);
  return [
    ...(listed.size === sitemap.length ? [] : ["the sitemap names a page twice"]),
    ...sitemap
      .filter((address) => !indexable.has(address))
      .map((address) => `${address} is listed, but no link leads there`),
    ...[...indexable].filter((address) => !listed.has(address)).map((address) => `${address} is not listed`),
  ];
}

export async function softNotFounds(urls: readonly string[], ask: Ask): Promise<string[]> {
  const soft: string[] = [];
  for (const address of urls) {
    const { status } = await ask(address);
    if (status !== 404) soft.push(`${address} isn't a page but returns ${status}`);
  }
  return soft;
}
