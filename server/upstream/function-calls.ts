/**
 * The header by which TanStack Start tells a call by its own client from any other request, and answers in the format that this
 * client reads. It is not documented; this file can go when it is, or when the framework rejects other requests by itself. When its
 * client sends another one, every call of a journey is answered with 400 (`e2e/blog.spec.ts`).
 */
export const functionCallHeader = "x-tsr-serverfn";
