/**
 * React's `renderToString` marks failed Suspense parts this way, without an error. Obsolete when `defaultRenderHandler`
 * reports them. Guarded by `failed-part.test.ts`.
 */
export const failedPart = "<!--$!-->";
