import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { OperatorError } from "./error-messages.ts";

export type SupabaseProject = { url: string; anonKey: string };

/** Milliseconds. */
const timeoutMs = 5_000;

/** Row limit of hosted projects. */
const pageSize = 1_000;

/** Missing columns count as empty. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** date, timestamp or timestamptz; without a zone: UTC. */
export const timestamp = z
  .string()
  .nullish()
  .transform((value, context) => {
    if (!value) return null;
    const time = new Date(value.includes("T") && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? `${value}Z` : value);
    if (!Number.isNaN(time.getTime())) return time;
    context.addIssue({ code: "custom", message: "isn't a time" });
    return z.NEVER;
  });

export type QueryResult = { data: unknown; error: { message: string; code: string } | null; count: number | null };

const supabaseError = (cause: string) =>
  new OperatorError(
    `The Supabase project cannot be read (${cause}); check SUPABASE_URL, SUPABASE_ANON_KEY and the project itself.`,
  );

export function rowsOf<Row>(schema: z.ZodType<Row>, { data, error }: QueryResult): Row {
  if (error) throw supabaseError(error.message);
  return schema.parse(data);
}

/** All rows of an ordered query, in pages. */
export async function readAll<Row>(
  schema: z.ZodType<Row[]>,
  read: (from: number, to: number) => PromiseLike<QueryResult>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; ; ) {
    const result = await read(from, from + pageSize - 1);
    const received = z.array(z.unknown()).safeParse(result.data);
    rows.push(...rowsOf(schema, result));
    from += received.data?.length ?? 0;
    if (!received.data?.length || from >= (result.count ?? 0)) return rows;
  }
}

/** Anonymous access. @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when one is empty */
export function openSupabase({ url, anonKey }: SupabaseProject) {
  return createClient(url, anonKey, {
    // Public reads need no session.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The browser retries; the server fails fast.
    db: { retry: false, timeout: timeoutMs },
  });
}

export type SupabaseClient = ReturnType<typeof openSupabase>;

export async function copyRows(
  client: SupabaseClient,
  table: "blog_articles" | "blog",
  from: number,
  count: number,
): Promise<unknown[]> {
  const result = await client
    .from(table)
    .select("*")
    .order("id")
    .range(from, from + count - 1);
  return rowsOf(z.array(z.unknown()), result);
}
