import type { Db } from "../../server-context/db.ts";
import { passagesOf } from "../ask/archive/html-passages.server.ts";
import { removeItem, storeItem } from "../ask/archive/items.server.ts";
import { type OwnPage, pagePath } from "./page.ts";
import { getOwnPage } from "./pages.server.ts";
import { sectionHtml } from "./section-html.ts";

const pageItem = (page: OwnPage) => ({
  kind: "page" as const,
  sourceId: String(page.id),
  title: page.title,
  path: pagePath(page.slug),
  publishedAt: null,
  passages: [
    ...(page.description.trim() ? [{ text: page.description.replaceAll(/\s+/g, " ").trim() }] : []),
    ...page.sections.flatMap((section) => passagesOf(sectionHtml(section), { heading: "", anchor: "" })),
  ],
});

/** Reindexes a page in the transaction that changes it; one that isn't public is removed. */
export async function indexPage(trx: Db, id: number): Promise<void> {
  const row = await trx.selectFrom("pages").select("slug").where("id", "=", id).executeTakeFirst();
  const page = row?.slug ? await getOwnPage(trx, row.slug) : null;
  if (page) await storeItem(trx, pageItem(page));
  else await removeItem(trx, "page", String(id));
}
