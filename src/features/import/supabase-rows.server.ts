import { z } from "zod";
import { copyRows, type SupabaseClient } from "../../server-context/supabase-project.server.ts";
import type { ContentKind, PreparedBatch } from "../content-drafts/rows/prepared-rows.ts";
import type { ImportSource } from "./import-content.server.ts";
import { prepareValues } from "./prepare-file.server.ts";

/** As many as are written with one statement. */
const rowsAtATime = 250;

const tables = { articles: "blog_articles", episodes: "blog" } as const;

const textId = z.looseObject({ id: z.string() });

/** Non-numeric ids do not fit the table; articles are matched by slug. */
const withoutTextId = (row: unknown) => (textId.safeParse(row).success ? { ...(row as object), id: null } : row);

async function* readBatches(kind: ContentKind, project: SupabaseClient): AsyncGenerator<PreparedBatch> {
  for (let from = 0; ; ) {
    const rows = await copyRows(project, tables[kind], from, rowsAtATime);
    if (rows.length === 0) return;
    const values = kind === "articles" ? rows.map(withoutTextId) : rows;
    yield* prepareValues(kind, values, from + 1);
    // The project may return fewer than requested.
    from += rows.length;
  }
}

/** Ordered by id; "lines" are rows. */
export function supabaseRows(kind: ContentKind, project: SupabaseClient): ImportSource {
  return {
    kind,
    name: `${tables[kind]} (rows by id)`,
    bytes: 0,
    batches: () => readBatches(kind, project),
  };
}
