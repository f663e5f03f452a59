import { isHidden } from "../../facts/hidden-pages.ts";
import type { Site } from "../../facts/site.ts";
import { decodedPath } from "../../lib/web-url.ts";
import { matchRoute } from "../../match-route.ts";
import type { ContentSource } from "../../server-context/content-source.ts";
import type { Db } from "../../server-context/db.ts";

export type PageContent = Pick<ContentSource, "getArticle" | "findRedirect" | "getEpisode">;

/** Folders of files, which no route has. */
const fileFolders = new Set(["media", "podcasts", "downloads", "covers", "artwork", "cards", "podcast"]);

function isFile(path: string): boolean {
  const [, first = "", ...rest] = path.split("/");
  return rest.length > 0
    ? fileFolders.has(first) && rest[0] !== ""
    : /^[\w.-]+\.(?:ico|png|svg|txt|webmanifest)$/.test(first);
}

/** Undefined if the page exists; otherwise the end of a sentence. */
export async function problemOfPage(
  { site, db, content }: { site: Site; db: Db; content: PageContent },
  path: string,
): Promise<string | undefined> {
  const found = matchRoute(path);
  if (!found) return isFile(path) ? undefined : "leads to a page that does not exist";
  const { params, policy } = found;
  const route: string = found.route;
  const name = decodedPath(params.slug ?? params.id ?? params.type ?? "");
  if (isHidden(site, path)) return "leads to a page that you have hidden";
  switch (route) {
    case "/blog/$slug": {
      const isThere = (await content.getArticle(name)) ?? (await content.findRedirect(name));
      return isThere ? undefined : "leads to an article that is not published";
    }
    case "/episode/$id": {
      const isThere = /^\d{1,9}$/.test(name) && (await content.getEpisode(Number(name)));
      return isThere ? undefined : "leads to an episode that is not published";
    }
    case "/sunday-review/$slug": {
      const issue = await db.selectFrom("newsletter_issues").select("id").where("slug", "=", name).executeTakeFirst();
      return issue ? undefined : "leads to an issue that does not exist";
    }
    case "/book/$type": {
      const offered = db
        .selectFrom("event_types")
        .select("key")
        .where("key", "=", name)
        .where("retired_at", "is", null);
      return (await offered.executeTakeFirst()) ? undefined : "leads to a call that isn’t offered";
    }
    default:
      return policy.area === "admin" ? "leads to a page that readers can’t open" : undefined;
  }
}
