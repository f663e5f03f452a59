import type { Kysely } from "kysely";
import { publishDueArticles } from "../../src/data/articles.server.ts";
import { publishDueEpisodes } from "../../src/data/episodes.server.ts";
import type { Schema } from "../../src/data/schema.server.ts";
import type { PageTag } from "../page-cache.ts";
import type { Job } from "../schedule.ts";

const tags = { articles: "article", episodes: "episode" } as const satisfies Record<string, PageTag>;

/**
 * Looks every second whether content has changed - here, in another process or because a planned item's time has come -
 * and drops the finished pages that show it: they are new within two seconds.
 */
export function watchContent(db: Kysely<Schema>, drop: (tag: PageTag) => void): Job {
  const known = new Map<keyof typeof tags, number>();
  return {
    name: "changed content",
    everyMs: 1000,
    atStart: true,
    run: async () => {
      await publishDueArticles(db);
      await publishDueEpisodes(db);
      const rows = await db.selectFrom("content_revision").select(["noun", "revision"]).execute();
      for (const { noun, revision } of rows) {
        const before = known.get(noun);
        known.set(noun, revision);
        if (before !== undefined && before !== revision) drop(tags[noun]);
      }
    },
  };
}
