import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { purgeEmptyDrafts } from "../../content-drafts/empty-drafts.server.ts";

const writtenColumns = [
  "episode",
  "blog_title",
  "summary",
  "guest_name",
  "banner",
  "audio_player",
  "keywords",
  "youtube",
  "why_ceos_think_important",
  "conclusion",
  "about_guest",
  "key_takeaways",
  "action_items",
] as const;

/** Drafts left empty for a day, without guests, chapters or transcript. @returns how many */
export const purgeEmptyEpisodes = (db: Db, now = new Date()): Promise<number> =>
  purgeEmptyDrafts(
    db,
    {
      kind: "episode",
      table: "blog",
      writtenColumns,
      also: sql<boolean>`not exists (select from episode_guests g where g.episode_id = a.id)
        and not exists (select from episode_companions c where c.episode_id = a.id)`,
    },
    now,
  );
