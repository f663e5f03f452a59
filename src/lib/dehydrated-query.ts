/** A query of the server rendering; `at` in milliseconds since 1970. */
export type DehydratedQuery = { queryKey: readonly unknown[]; data: unknown; at: number };

/** How long the data of a query is fresh, in milliseconds (spec 7). */
export const freshFor = 300_000;
