/** A query answered during server rendering; `at` in milliseconds since 1970. */
export type FirstAnswer = { queryKey: readonly unknown[]; data: unknown; at: number };

/** How long an answer is fresh, in milliseconds (spec 7). */
export const freshFor = 300_000;
