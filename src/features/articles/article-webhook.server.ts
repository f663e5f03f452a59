import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { queueWebhooks } from "../webhooks/events/queue-webhooks.server.ts";

/** In the transaction that publishes them. */
export async function queueArticlesPublished(trx: Db, ids: readonly number[]): Promise<void> {
  const articles = await trx
    .selectFrom("blog_articles")
    .select(["id", "slug", "title", "summary"])
    .where("id", "=", anyId(ids))
    .execute();
  await queueWebhooks(
    trx,
    "article.published",
    articles.map(({ slug, ...article }) => ({ ...article, path: `/blog/${encodeURIComponent(slug)}` })),
  );
}
