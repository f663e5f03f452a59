import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from "kysely";
import { toASCII } from "tr46";
import { zonedMinute, zoneName } from "../lib/time/zoned-time.ts";
import type { Db, Schema } from "./db.ts";
import { type ListRequest, listPageSize, maxExportRows } from "./list-request.ts";

type OwnerTimes = {
  head: (label: string) => string;
  /** "2026-11-21 14:05" in the owner's zone. */
  at: (iso: string | null) => string | null;
};

export async function ownerTimes(db: Db): Promise<OwnerTimes> {
  const { zone } = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  return {
    head: (label) => `${label} (${zoneName(zone)})`,
    at: (iso) => (iso === null ? null : zonedMinute(Date.parse(iso), zone)),
  };
}

export const likePattern = (term: string): string => `%${term.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;

/** `where("id", "=", anyId(ids))`: one parameter, whereas `in` has one per value and PostgreSQL allows 65,535. */
export const anyId = (ids: readonly number[]): RawBuilder<number> => sql`any(${[...ids]}::bigint[])`;

/** Likewise of texts. */
export const anyText = <T extends string>(texts: readonly T[]): RawBuilder<T> => sql`any(${[...texts]}::text[])`;

/** The stored ASCII spelling of an internationalised address or domain; undefined for other terms. */
function storedSpelling(term: string): string | undefined {
  const [, local = "", domain = ""] = /^([^\s@]*@)?([^\s@]+)$/.exec(term.trim()) ?? [];
  const ascii = toASCII(domain);
  return ascii && ascii !== domain.toLowerCase() ? local + ascii : undefined;
}

/** `text` must be folded as in the index. */
export function contains(text: RawBuilder<string>, term: string): RawBuilder<boolean> {
  const stored = storedSpelling(term);
  const asWritten = sql<boolean>`${text} like fold_text(${likePattern(term)})`;
  return stored === undefined
    ? asWritten
    : sql<boolean>`(${asWritten} or ${text} like fold_text(${likePattern(stored)}))`;
}

/** `isExport`: everything as one long page. */
export function pageOf({ page }: Pick<ListRequest, "page">, isExport = false): { limit: number; offset: number } {
  return isExport ? { limit: maxExportRows, offset: 0 } : { limit: listPageSize, offset: (page - 1) * listPageSize };
}

/** A page of `rows`, and the total of `filtered`. */
export async function readPage<Table extends keyof Schema, Row>(
  filtered: SelectQueryBuilder<Schema, Table, object>,
  rows: SelectQueryBuilder<Schema, Table, Row>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const [page, { total }] = await Promise.all([
    rows.limit(limit).offset(offset).execute(),
    filtered.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: page, total: Number(total) };
}

/** Must match the index; nullable columns sort nulls last. */
export type ListOrder = { by: RawBuilder<unknown>; isOptional?: boolean };

/** Named sort order, "-" for descending; ties by id in the same direction. */
export function orderOf(
  sort: string,
  orders: Readonly<Record<string, ListOrder>>,
  standard = "-date",
  id = "id",
): RawBuilder<unknown> {
  const key = Object.hasOwn(orders, sort.replace(/^-/, "")) ? sort : standard;
  const order = orders[key.replace(/^-/, "")];
  if (!order) throw new Error(`There is no order ${key}.`);
  const { by, isOptional } = order;
  if (!key.startsWith("-")) return sql`${by} asc, ${sql.ref(id)} asc`;
  return isOptional ? sql`${by} desc nulls last, ${sql.ref(id)} desc` : sql`${by} desc, ${sql.ref(id)} desc`;
}
