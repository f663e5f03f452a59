/** `column.operator.value` of a filter. */
export type Condition = { column: string; operator: string; value: string };

export type Query = {
  columns: string[];
  /** All conditions must hold. */
  all: Condition[];
  /** At least one condition must hold, if there are any. */
  any: Condition[];
  order: { column: string; descending: boolean; nulls: "first" | "last" | undefined }[];
  offset: number;
  limit: number | undefined;
};

const knownOperators = ["eq", "neq", "ilike", "imatch"];

function condition(column: string, operator: string, value: string): Condition {
  if (!/^\w+$/.test(column) || !knownOperators.includes(operator))
    throw new Error(`failed to parse filter (${column}.${operator})`);
  return { column, operator, value };
}

/**
 * The conditions of an `or`: separated by commas; values in double quotes may contain anything, with `\` before `"`
 * and `\`.
 */
function parseOr(text: string): Condition[] {
  const inner = /^\(([\s\S]*)\)$/.exec(text)?.[1];
  if (inner === undefined) throw new Error("failed to parse logic tree");
  const conditions: Condition[] = [];
  const piece = /(\w+)\.(\w+)\.(?:"((?:[^"\\]|\\[\s\S])*)"|([^",()]*))(,|$)/y;
  while (piece.lastIndex < inner.length) {
    const [match, column = "", operator = "", quoted, plain = "", end] = piece.exec(inner) ?? [];
    if (match === undefined) throw new Error(`failed to parse logic tree (${text})`);
    conditions.push(condition(column, operator, quoted?.replaceAll(/\\([\s\S])/g, "$1") ?? plain));
    if (end === "") break;
  }
  return conditions;
}

function parseOrder(text: string): Query["order"] {
  return text.split(",").map((part) => {
    const [column = "", ...modifiers] = part.split(".");
    if (
      !/^\w+$/.test(column) ||
      modifiers.some((modifier) => !["asc", "desc", "nullsfirst", "nullslast"].includes(modifier))
    ) {
      throw new Error(`failed to parse order (${text})`);
    }
    const nulls = modifiers.includes("nullsfirst") ? "first" : modifiers.includes("nullslast") ? "last" : undefined;
    return { column, descending: modifiers.includes("desc"), nulls };
  });
}

/** Parses the subset of PostgREST's query language that the product uses; rejects anything else. */
export function parseQuery(parameters: URLSearchParams): Query {
  const query: Query = { columns: ["*"], all: [], any: [], order: [], offset: 0, limit: undefined };
  for (const [key, value] of parameters) {
    if (key === "select") query.columns = value.split(",");
    else if (key === "order") query.order = parseOrder(value);
    else if (key === "offset") query.offset = Number(value);
    else if (key === "limit") query.limit = Number(value);
    else if (key === "or") query.any = parseOr(value);
    else {
      const point = value.indexOf(".");
      query.all.push(condition(key, value.slice(0, point), value.slice(point + 1)));
    }
  }
  return query;
}
