import { defaultSite } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { passagesOf } from "../ask/archive/html-passages.server.ts";
import { storeItem } from "../ask/archive/items.server.ts";
import type { NewItem } from "../ask/archive/passage.ts";
import { type Article, bodyTexts } from "./article.ts";
import { readArticles } from "./articles.server.ts";
import { readableArticle } from "./readable-html.server.ts";

export function articleItem(article: Article): NewItem {
  // Only text is indexed: links to hidden pages do not matter.
  const readable = readableArticle(defaultSite, article);
  const position = { heading: "", anchor: "" };
  return {
    kind: "article",
    sourceId: String(article.id),
    title: article.title,
    path: `/blog/${encodeURIComponent(article.slug)}`,
    publishedAt: article.publicationDate,
    passages: [
      ...(article.summary.trim() ? [{ text: article.summary.replaceAll(/\s+/g, " ").trim() }] : []),
      ...bodyTexts(readable).flatMap((part) => passagesOf(part, position)),
    ],
  };
}

/** Reindexes an article in the transaction that changes it; a non-public one is only removed from the queue. */
export async function indexArticle(trx: Db, id: number): Promise<void> {
  const article = (await readArticles(trx, [id])).get(id);
  if (article) await storeItem(trx, articleItem(article));
  else
    await trx.deleteFrom("archive_stale").where("kind", "=", "article").where("source_id", "=", String(id)).execute();
}
