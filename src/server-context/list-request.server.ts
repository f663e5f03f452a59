import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from "kysely";
import { type ListRequest, listPageSize, maxExportRows } from "./list-request.ts";
import type { Schema } from "./schema.server.ts";

/** A pattern for "like" that finds the term anywhere in a text. */
export const likePattern = (term: string): string => `%${term.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;

/** The condition that a searched text holds the term; `text` is folded as the index holds it. */
export const holds = (text: RawBuilder<string>, term: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like fold_text(${likePattern(term)})`;

/** Which rows of a list are wanted; an export has one long page. */
export function pageOf({ page }: Pick<ListRequest, "page">, whole = false): { limit: number; offset: number } {
  return whole ? { limit: maxExportRows, offset: 0 } : { limit: listPageSize, offset: (page - 1) * listPageSize };
}

/** One page of `rows`, which are the `chosen` ones with columns and order, and the number of all that are chosen. */
export async function readPage<Table extends keyof Schema, Row>(
  chosen: SelectQueryBuilder<Schema, Table, object>,
  rows: SelectQueryBuilder<Schema, Table, Row>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const [page, { total }] = await Promise.all([
    rows.limit(limit).offset(offset).execute(),
    chosen.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: page, total: Number(total) };
}

/** An expression that rows are ordered by, as their index has it; where it can be null, those rows come last. */
export type ListOrder = { by: RawBuilder<unknown>; isOptional?: boolean };

/**
 * The order of a list by the name that a request has for it, descending with a minus in front; `standard` where it names
 * none. Rows that are equal follow their ids in the same direction.
 */
export function orderOf(
  sort: string,
  orders: Readonly<Record<string, ListOrder>>,
  standard = "-date",
  id = "id",
): RawBuilder<unknown> {
  const wanted = Object.hasOwn(orders, sort.replace(/^-/, "")) ? sort : standard;
  const order = orders[wanted.replace(/^-/, "")];
  if (!order) throw new Error(`There is no order ${wanted}.`);
  const { by, isOptional } = order;
  if (!wanted.startsWith("-")) return sql`${by} asc, ${sql.ref(id)} asc`;
  return isOptional ? sql`${by} desc nulls last, ${sql.ref(id)} desc` : sql`${by} desc, ${sql.ref(id)} desc`;
}
