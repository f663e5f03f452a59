/**
 * Undocumented in TanStack Start: a header of its client's calls, and the suffix that its compiler adds to the name of a function.
 * Obsolete when they are documented, or when the framework rejects other requests and exposes plain names. Guarded by
 * `e2e/blog.spec.ts`, whose calls would be answered with 400, and by `tests/integration/access-matrix.test.ts`.
 */
export const functionCallHeader = "x-tsr-serverfn";

export const plainFunctionName = (compiled: string): string => compiled.replace(/_createServerFn_handler$/, "");
