import { databaseContent, supabaseContent } from "../../../src/features/content-source.server.ts";
import type { ContentSource } from "../../../src/server-context/content-source.ts";
import { openFilled, type Row } from "./content-files.ts";
import { startFakeSupabase } from "./fake-supabase.ts";
import { oneStoreKind, startStore } from "./stores.ts";

type ProviderRows = { articles?: readonly Row[]; episodes?: readonly Row[] };
export type ContentProvider = { open(rows: ProviderRows): Promise<ContentSource>; stop(): Promise<void> };

/** Sources of content, by their names in test titles. */
export const contentProviders: Record<string, () => Promise<ContentProvider>> = {
  async "the site's own database"() {
    const store = await startStore(oneStoreKind);
    return {
      async open(rows) {
        return databaseContent((await openFilled(store, rows)).db);
      },
      stop: () => store.stop(),
    };
  },
  async "a Supabase project"() {
    const project = await startFakeSupabase();
    return {
      async open({ articles = [], episodes = [] }) {
        await project.clear();
        await project.insert("blog_articles", articles);
        await project.insert("blog", episodes);
        return supabaseContent(project);
      },
      stop: () => project.stop(),
    };
  },
};

/** Starts one of them by its name. */
export function startContentProvider(name: string): Promise<ContentProvider> {
  const start = contentProviders[name];
  if (!start) throw new Error(`There is no source called ${name}.`);
  return start();
}

export const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);
export const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
