import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { queueWebhooks } from "../webhooks/events/queue-webhooks.server.ts";

/** Call it in the transaction that publishes the episodes. */
export async function queueEpisodesPublished(trx: Db, ids: readonly number[]): Promise<void> {
  const episodes = await trx
    .selectFrom("blog")
    .select(["id", "blog_title as title", "summary"])
    .where("id", "=", anyId(ids))
    .execute();
  await queueWebhooks(
    trx,
    "episode.published",
    episodes.map((episode) => ({ ...episode, path: `/episode/${episode.id}` })),
  );
}
