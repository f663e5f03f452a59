import { z } from "zod";
import { copyRows, type SupabaseClient } from "../../server-context/supabase-project.server.ts";
import type { ContentKind, PreparedBatch } from "../content-drafts/rows/prepared-rows.ts";
import type { ImportSource } from "./import-content.server.ts";
import { prepareValues } from "./prepare-file.server.ts";

/** Long articles weigh: as many as are written with one statement. */
const rowsAtATime = 250;

const tables = { articles: "blog_articles", episodes: "blog" } as const;

const textId = z.looseObject({ id: z.string() });

/** An identifier that is no number has no place in our table; the slug is what an article is known by. */
const withoutTextId = (row: unknown) => (textId.safeParse(row).success ? { ...(row as object), id: null } : row);

async function* readBatches(kind: ContentKind, project: SupabaseClient): AsyncGenerator<PreparedBatch> {
  for (let from = 0; ; ) {
    const rows = await copyRows(project, tables[kind], from, rowsAtATime);
    if (rows.length === 0) return;
    const values = kind === "articles" ? rows.map(withoutTextId) : rows;
    yield* prepareValues(kind, values, from + 1);
    // The project may answer fewer than it was asked for.
    from += rows.length;
  }
}

/** A table of a Supabase project as the source of an import; its "lines" are its rows in the order of their identifiers. */
export function supabaseRows(kind: ContentKind, project: SupabaseClient): ImportSource {
  return {
    kind,
    name: `${tables[kind]} (rows by id)`,
    bytes: 0,
    batches: () => readBatches(kind, project),
  };
}
