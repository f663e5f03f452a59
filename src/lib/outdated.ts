import { HttpError } from "./error-message.ts";

/** The code of a call to a function that this version of the site does not have. */
export const outdatedCode = "outdated";

/** What a page is answered that was loaded before a new version of the site was set up, and asks in the old way. */
export const outdatedMessage = "The site was updated meanwhile. Please reload the page.";

/** Whether a call failed only because the page is older than the site. */
export function isOutdated(failure: unknown): boolean {
  for (let error = failure; error instanceof Error; error = error.cause) {
    if (error instanceof HttpError && error.code === outdatedCode) return true;
  }
  return false;
}
