import { sql } from "kysely";
import { databaseArticles } from "../src/features/articles/article-source.server.ts";
import { databaseEpisodes } from "../src/features/episodes/episodes.server.ts";
import type { ContentSource } from "../src/server-context/content-source.ts";
import type { Db } from "../src/server-context/db.ts";
import type { SupabaseProject } from "../src/server-context/supabase-project.server.ts";
import type { Config } from "./config/read-config.ts";
import type { Database } from "./database/open-database.ts";

export function databaseContent(db: Db): ContentSource {
  return {
    ...databaseArticles(db),
    ...databaseEpisodes(db),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
  };
}

/** Loads the client only here. @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when one is empty */
export async function supabaseContent(project: SupabaseProject): Promise<ContentSource> {
  const [{ openSupabase }, { supabaseArticles }, { supabaseEpisodes }] = await Promise.all([
    import("../src/server-context/supabase-project.server.ts"),
    import("../src/features/articles/supabase-articles.server.ts"),
    import("../src/features/episodes/supabase-episodes.server.ts"),
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

export async function openContent(
  { supabase }: Pick<Config, "supabase">,
  { db }: Pick<Database, "db">,
): Promise<ContentSource> {
  return supabase ? supabaseContent(supabase) : databaseContent(db);
}
