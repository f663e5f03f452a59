import { type RawBuilder, sql } from "kysely";
import { type ListRequest, listPageSize, longestExport } from "./list-request.ts";

/** The condition that a searched text holds the term; `text` is folded as the index holds it. */
export function holds(text: RawBuilder<string>, term: string): RawBuilder<boolean> {
  const pattern = `%${term.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${text} like fold_text(${pattern})`;
}

/** Which rows of a list are wanted; an export has one long page. */
export function pageOf({ page }: Pick<ListRequest, "page">, whole = false): { limit: number; offset: number } {
  return whole ? { limit: longestExport, offset: 0 } : { limit: listPageSize, offset: (page - 1) * listPageSize };
}

/** The direction of a list by time: newest first unless the oldest are asked for. */
export const byTime = (sort: string, key = "date"): "asc" | "desc" => (sort === key ? "asc" : "desc");
