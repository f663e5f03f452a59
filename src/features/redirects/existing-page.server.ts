import { isHidden } from "../../facts/hidden-pages.ts";
import { builtInPath } from "../../facts/page-urls.ts";
import type { Site } from "../../facts/site.ts";
import { decodedPath } from "../../lib/web-url.ts";
import { matchRoute, type RouteMatch } from "../../match-route.ts";
import type { ContentSource } from "../../server-context/content-source.ts";
import type { Db } from "../../server-context/db.ts";
import { isPublicPage } from "../own-pages/pages.server.ts";

export type PageContent = Pick<ContentSource, "getArticle" | "findRedirect" | "getEpisode">;

/** Folders of files; they have no route. */
const fileFolders = new Set(["media", "podcasts", "downloads", "covers", "artwork", "cards", "podcast"]);

function isFile(path: string): boolean {
  const [, first = "", ...rest] = path.split("/");
  return rest.length > 0
    ? fileFolders.has(first) && rest[0] !== ""
    : /^[\w.-]+\.(?:ico|png|svg|txt|webmanifest)$/.test(first);
}

const missingItemProblems: Readonly<Record<string, string>> = {
  "/blog/$slug": "leads to an article that is not published",
  "/episode/$id": "leads to an episode that is not published",
  "/sunday-review/$slug": "leads to an issue that does not exist",
  "/$slug": "leads to a page that does not exist",
  "/{$slug}.md": "leads to a page that does not exist",
};

type Parts = { db: Db; content: PageContent };

/** Whether an article, an episode, an issue or an own page exists; true for other pages. */
export async function hasItem({ db, content }: Parts, { params, ...match }: RouteMatch): Promise<boolean> {
  const route: string = match.route;
  const name = decodedPath(params.slug ?? params.id ?? "");
  switch (route) {
    case "/blog/$slug":
      return Boolean((await content.getArticle(name)) ?? (await content.findRedirect(name)));
    case "/episode/$id":
      return /^\d{1,9}$/.test(name) && Boolean(await content.getEpisode(Number(name)));
    case "/sunday-review/$slug": {
      const issue = db.selectFrom("newsletter_issues").select("id").where("slug", "=", name);
      return (await issue.executeTakeFirst()) !== undefined;
    }
    case "/$slug":
    case "/{$slug}.md":
      return isPublicPage(db, name);
    default:
      return true;
  }
}

/** Undefined if the page exists; otherwise the end of a sentence. */
export async function problemOfPage(
  { site, ...parts }: Parts & { site: Site },
  url: string,
): Promise<string | undefined> {
  const path = builtInPath(site, url);
  const match = matchRoute(path);
  if ((!match || match.policy.isFallback) && isFile(path)) return undefined;
  if (!match) return "leads to a page that does not exist";
  const { params, policy, route } = match;
  if (isHidden(site, path)) return "leads to a page that you have hidden";
  if (!(await hasItem(parts, match))) return missingItemProblems[route];
  if (route !== "/book/$type") return policy.area === "admin" ? "leads to a page that readers can’t open" : undefined;
  const offered = parts.db
    .selectFrom("event_types")
    .select("key")
    .where("key", "=", decodedPath(params.type ?? ""))
    .where("retired_at", "is", null);
  return (await offered.executeTakeFirst()) ? undefined : "leads to a call that isn’t offered";
}
