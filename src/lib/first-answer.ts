/** What a query was answered while the server rendered a page, and when (milliseconds since 1970). */
export type FirstAnswer = { queryKey: readonly unknown[]; data: unknown; at: number };
