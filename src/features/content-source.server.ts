import { sql } from "kysely";
import type { ContentSource } from "../server-context/content-source.ts";
import type { Db } from "../server-context/db.ts";
import type { SupabaseProject } from "../server-context/supabase-project.server.ts";
import { databaseArticles } from "./articles/article-source.server.ts";
import { type AudioSite, withRecordingLengths } from "./episodes/episode-audio.server.ts";
import { databaseEpisodes } from "./episodes/episodes.server.ts";

export function databaseContent(db: Db): ContentSource {
  return {
    ...databaseArticles(db),
    ...databaseEpisodes(db),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
  };
}

/** Loads the client library on first use. @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when one is empty */
export async function supabaseContent(project: SupabaseProject): Promise<ContentSource> {
  const [{ openSupabase }, { supabaseArticles }, { supabaseEpisodes }] = await Promise.all([
    import("../server-context/supabase-project.server.ts"),
    import("./articles/supabase-articles.server.ts"),
    import("./episodes/supabase-episodes.server.ts"),
  ]);
  const client = openSupabase(project);
  const articles = supabaseArticles(client);
  return {
    ...articles,
    ...supabaseEpisodes(client),
    isRemote: true,
    ping: async () => {
      await articles.getFeaturedArticle();
    },
  };
}

/** Content from the database, or from a Supabase project with its public key; adds the lengths of recordings. */
export async function openContent(supabase: SupabaseProject | undefined, context: AudioSite): Promise<ContentSource> {
  return withRecordingLengths(supabase ? await supabaseContent(supabase) : databaseContent(context.db), context);
}
