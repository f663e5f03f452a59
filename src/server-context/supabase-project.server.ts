import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { OperatorError } from "./operator-error.ts";

/** URL and public key of a project; both are needed. */
export type SupabaseProject = { url: string; anonKey: string };

/** A project on its own network must not keep a visitor waiting for long. */
const patienceMs = 5_000;

/** A hosted project answers at most a thousand rows at a time, whatever it is asked for. */
const rowsAtATime = 1_000;

/** Text of a column; a column that a project lacks counts as empty. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** A column of type date, timestamp or timestamptz; a time without a zone is UTC. */
export const timestamp = z
  .string()
  .nullish()
  .transform((value, context) => {
    if (!value) return null;
    const time = new Date(value.includes("T") && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? `${value}Z` : value);
    if (!Number.isNaN(time.getTime())) return time;
    context.addIssue({ code: "custom", message: "is no time" });
    return z.NEVER;
  });

export type Answer = { data: unknown; error: { message: string; code: string } | null; count: number | null };

/** A request that the project rejected or did not answer; the message is for the log or the person at the terminal. */
const supabaseError = (cause: string) =>
  new OperatorError(
    `The Supabase project cannot be read (${cause}); check SUPABASE_URL, SUPABASE_ANON_KEY and the project itself.`,
  );

/** The rows of an answer, checked. */
export function rowsOf<Row>(schema: z.ZodType<Row>, { data, error }: Answer): Row {
  if (error) throw supabaseError(error.message);
  return schema.parse(data);
}

/** All rows of an ordered selection, a thousand or fewer at a time. */
export async function readAll<Row>(
  schema: z.ZodType<Row[]>,
  read: (from: number, to: number) => PromiseLike<Answer>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; ; ) {
    const answer = await read(from, from + rowsAtATime - 1);
    const received = z.array(z.unknown()).safeParse(answer.data);
    rows.push(...rowsOf(schema, answer));
    from += received.data?.length ?? 0;
    if (!received.data?.length || from >= (answer.count ?? 0)) return rows;
  }
}

/**
 * The client of a project, for what its public key may read.
 * @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when one of the two is empty.
 */
export function openSupabase({ url, anonKey }: SupabaseProject) {
  return createClient(url, anonKey, {
    // Only public reads: there is no session to keep or to renew.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The visitor's browser retries; the server does not make anyone wait for it.
    db: { retry: false, timeout: patienceMs },
  });
}

export type SupabaseClient = ReturnType<typeof openSupabase>;

/** A stretch of a table as it is, in the order of identifiers: what an import copies. */
export async function copyRows(
  client: SupabaseClient,
  table: "blog_articles" | "blog",
  from: number,
  count: number,
): Promise<unknown[]> {
  const answer = await client
    .from(table)
    .select("*")
    .order("id")
    .range(from, from + count - 1);
  return rowsOf(z.array(z.unknown()), answer);
}
