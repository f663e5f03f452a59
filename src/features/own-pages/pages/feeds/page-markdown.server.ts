import { noSuchFeed, serveMarkdown } from "../../../../seo/feed-response.ts";
import { pageMarkdown } from "../../../../seo/markdown-pages.ts";
import type { RequestContext } from "../../../../server-context/request-context.ts";
import { pagePath } from "../../page.ts";
import { getOwnPage, readableSections } from "../../pages.server.ts";
import { sectionHtml } from "../../section-html.ts";

export async function servePageMarkdown(
  { db, site }: Pick<RequestContext, "db" | "site">,
  origin: string,
  slug: string,
): Promise<Response> {
  const page = await getOwnPage(db, slug);
  if (!page) return noSuchFeed();
  const url = origin + pagePath(slug);
  const html = readableSections(site, page.sections).map(sectionHtml).join("");
  return serveMarkdown(pageMarkdown({ ...page, html, url }, origin), {
    page: url,
    modified: new Date(page.updatedAt),
  });
}
