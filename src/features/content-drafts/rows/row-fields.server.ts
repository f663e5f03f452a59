import { sql } from "kysely";
import { z } from "zod";
import { languageCodes } from "../../../lib/language.ts";
import type { Db } from "../../../server-context/db.ts";

/** Columns from definitions such as "slug text, title text"; updates ignore the row's timestamps. */
export function importColumns(definitions: string) {
  const names = definitions.split(/,\s+/).map((definition) => definition.split(" ", 1)[0]);
  const compared = names.filter((name) => name !== "id" && name !== "created_at" && name !== "updated_at");
  const list = (alias = "") => sql.raw(compared.map((name) => alias + name).join(", "));
  return { columns: sql.raw(definitions), names: list(), incoming: list("r."), stored: list("b.") };
}

/** Moves the sequence past the highest id; needed after inserting explicit ids. */
export async function advanceIdentity(db: Db, table: "blog_articles" | "blog"): Promise<void> {
  await sql`
    select setval(sequence, highest)
    from (
      select pg_get_serial_sequence(${table}::text, 'id')::regclass as sequence, max(id) as highest
      from ${sql.table(table)}
    ) s
    where sequence is not null and highest > coalesce(pg_sequence_last_value(sequence), 0)`.execute(db);
}

/** PostgreSQL rejects NUL and lone surrogates. */
export const isStorable = (value: string) => !value.includes("\0") && value.isWellFormed();

const anyText = z
  .string({ error: (issue) => (issue.input === undefined ? "is missing" : "must be text") })
  .refine(isStorable, { error: "holds characters that no text can have" });

export const requiredText = anyText.trim().min(1, { error: "must not be empty" });

/** Absent means null. */
const orNull = <Value>(schema: z.ZodType<Value>) => schema.nullish().transform((value) => value ?? null);

export const optionalText = orNull(anyText);

/** Comma-separated; a list is joined. */
export const keywordsText = z
  .union([anyText, z.array(anyText)], { error: "must be text" })
  .nullish()
  .transform((value) => (Array.isArray(value) ? value.join(", ") : (value ?? null)));

const isUrlOrPath = (value: string) => {
  if (/^\/(?!\/)/.test(value)) return !/[\s\\]/.test(value);
  return /^https?:\/\//i.test(value) && URL.canParse(value);
};

/** http(s) URL or path of this site; blank means null. */
export const optionalUrl = anyText
  .trim()
  .refine((value) => value === "" || isUrlOrPath(value), { error: "must start with https:// or with /" })
  .nullish()
  .transform((value) => value || null);

const withoutZone = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const dateError = "must be an ISO timestamp such as 2026-01-31T08:00:00Z";

/** ISO timestamp with all its digits; a date means midnight, no zone means UTC. */
const timestamp = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], { error: dateError })
  // PostgreSQL has no year 0.
  .refine((value) => !value.startsWith("0000"), { error: dateError })
  .transform((value) => {
    if (!value.includes("T")) return `${value}T00:00:00Z`;
    return withoutZone.test(value) ? `${value}Z` : value;
  });

export const optionalTimestamp = orNull(timestamp);

/** Undefined for the database's default. */
export const generatedTimestamp = timestamp.nullish().transform((value) => value ?? undefined);

export const publicationStatus = z
  .enum(["draft", "published", "scheduled"], { error: "must be draft, published or scheduled" })
  .nullish()
  .transform((value) => value ?? ("published" as const));

export const optionalLanguage = orNull(z.enum(languageCodes, { error: `must be ${languageCodes.join(" or ")}` }));

const maxId = Number.MAX_SAFE_INTEGER;
const wholeNumber = (max: number) =>
  z
    .number({ error: (issue) => (issue.input === undefined ? "is missing" : "must be a whole number") })
    .int({ error: "must be a whole number" })
    .min(1, { error: "must be at least 1" })
    .max(max, { error: `must be at most ${max}` });

export const optionalId = orNull(wholeNumber(maxId));

/** The column is a 32-bit integer. */
export const requiredSmallId = wholeNumber(2_147_483_647);

/** One segment of a URL: letters and digits of any script, and marks that need no escaping. */
export const slugText = requiredText
  .max(200, { error: "must not be longer than 200 characters" })
  .regex(/^(?!\.{1,2}$)[\p{L}\p{N}\p{M}._~-]+$/u, { error: "can contain only letters, digits, and - . _ ~" });
