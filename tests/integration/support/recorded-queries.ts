import { CompiledQuery, type Kysely, type KyselyPlugin } from "kysely";
import type { Schema } from "../../../src/server-context/db.ts";

export type RecordedQuery = {
  sql: string;
  /** The plan for the actual parameter values. */
  explain(): Promise<string>;
};

/** The same database, recording every query in a list. */
export function recordQueries(original: Kysely<Schema>): { db: Kysely<Schema>; queries: RecordedQuery[] } {
  const queries: RecordedQuery[] = [];
  const seen = new Set<string>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const compiled = original.getExecutor().compileQuery(node, queryId);
      const text = compiled.sql.trim();
      // Queries derived from one, such as a page and its count, share its id.
      const key = `${queryId.queryId} ${text}`;
      if (!seen.has(key) && /^(?:\(\s*)?(?:select|with|update)\b/i.test(text)) {
        seen.add(key);
        queries.push({
          sql: text,
          async explain() {
            const { rows } = await original.executeQuery<Record<string, string>>(
              CompiledQuery.raw(`explain ${text}`, [...compiled.parameters]),
            );
            return rows.map((row) => Object.values(row)[0]).join("\n");
          },
        });
      }
      return node;
    },
    async transformResult({ result }) {
      return result;
    },
  };
  return { db: original.withPlugin(plugin), queries };
}
