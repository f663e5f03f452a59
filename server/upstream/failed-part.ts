/**
 * What React's `renderToString` leaves in the place of a part that failed, for the browser to try again; it has no callback for errors.
 * This file can go when `defaultRenderHandler` reports what fails within `Suspense`. `failed-part.test.ts` fails when it is written
 * in another way.
 */
export const failedPart = "<!--$!-->";
