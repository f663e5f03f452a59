/** Statements after which the version before no longer finds what it reads and writes. */
const takesAway =
  /\b(?:drop\s+(?:table|view|schema)|drop\s+column|rename\s+(?:to|column|constraint)|set\s+not\s+null|alter\s+column\s+\S+\s+(?:set\s+data\s+)?type)\b/i;

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*/g, "");

/**
 * Whether the previous version of the product can run on a schema that has this migration: it only adds. A migration
 * that breaks the version before in another way says so in its first line, `-- not additive: why`.
 */
export const isAdditive = (sql: string): boolean =>
  !/^--\s*not additive\b/i.test(sql) && !takesAway.test(withoutComments(sql));
