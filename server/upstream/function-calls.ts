/**
 * Undocumented header of TanStack Start's client. Obsolete when documented, or when the framework rejects other requests.
 * Guarded by `e2e/blog.spec.ts`: calls would be answered with 400.
 */
export const functionCallHeader = "x-tsr-serverfn";
