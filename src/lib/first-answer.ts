/** A query answered during server rendering; `at` in milliseconds since 1970. */
export type FirstAnswer = { queryKey: readonly unknown[]; data: unknown; at: number };
