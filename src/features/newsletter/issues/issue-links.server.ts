import { sitePaths } from "../../../facts/navigation.ts";
import type { ContentSource } from "../../../server-context/content-source.ts";
import type { Db } from "../../../server-context/db.ts";
import { type AllowedHosts, guardedRequest } from "../../media/guarded-request.server.ts";

const timeoutMs = 6_000;
const atOnce = 5;
/** Beyond this, links to other sites are not asked. */
const maxOutside = 40;

export type LinkParts = {
  content: Pick<ContentSource, "getArticle" | "findRedirect" | "getEpisode">;
  siteUrl: string;
  /** Whether links to other sites are asked too; tests name the hosts that may be. */
  outside?: { allowedHosts?: AllowedHosts } | undefined;
};

/** Undefined when the page is there; otherwise why not, as the end of a sentence. */
async function problemInside(db: Db, { content }: LinkParts, path: string): Promise<string | undefined> {
  const [, folder = "", rest = "", more] = path.split("/");
  const name = decodeURIComponent(rest);
  if (Object.hasOwn(sitePaths, path)) return undefined;
  if (folder === "blog" && name && more === undefined) {
    const isThere = (await content.getArticle(name)) ?? (await content.findRedirect(name));
    return isThere ? undefined : "leads to an article that is not published";
  }
  if (folder === "episode" && more === undefined) {
    const isThere = /^\d{1,9}$/.test(name) && (await content.getEpisode(Number(name)));
    return isThere ? undefined : "leads to an episode that is not published";
  }
  if (folder === "sunday-review" && more === undefined) {
    const issue = await db.selectFrom("newsletter_issues").select("id").where("slug", "=", name).executeTakeFirst();
    return issue ? undefined : "leads to an issue that does not exist";
  }
  const isFile = ["media", "podcasts", "downloads", "covers", "artwork", "cards", "guest"].includes(folder);
  return isFile || (folder === "blog" && name === "category") ? undefined : "leads to a page that does not exist";
}

async function problemOutside(url: string, allowedHosts: AllowedHosts | undefined): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { response } = await guardedRequest(url, { signal, allowedHosts });
    response.destroy();
    const status = response.statusCode ?? 0;
    // Sites that turn away programs show their page to readers.
    return status >= 400 && ![401, 403, 405, 429, 503].includes(status) ? `answers ${status}` : undefined;
  } catch {
    return "did not answer";
  }
}

export type CheckedLink = { url: string; problem: string; isInside: boolean };

/** What is wrong with links, each asked once; an empty list when all lead somewhere. */
export async function findBrokenLinks(db: Db, parts: LinkParts, urls: readonly string[]): Promise<CheckedLink[]> {
  const { siteUrl, outside } = parts;
  const found: CheckedLink[] = [];
  const outsideUrls: string[] = [];
  for (const url of new Set(urls)) {
    const target = URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : undefined;
    if (!target) found.push({ url, problem: "is no web page", isInside: true });
    else if (target.origin === siteUrl) {
      const problem = await problemInside(db, parts, target.pathname).catch(() => "is no web page");
      if (problem) found.push({ url, problem, isInside: true });
    } else if (/^https?:$/.test(target.protocol)) outsideUrls.push(target.href);
  }
  const waiting = outside ? outsideUrls.slice(0, maxOutside) : [];
  async function work(): Promise<void> {
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      const problem = await problemOutside(url, outside?.allowedHosts);
      if (problem) found.push({ url, problem, isInside: false });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
