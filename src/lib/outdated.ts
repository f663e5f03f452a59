import { HttpError } from "./error-message.ts";

/** A call to a function missing in the running version. */
export const outdatedCode = "outdated";

export const outdatedMessage = "The site has since been updated. Please reload the page.";

export function isOutdated(failure: unknown): boolean {
  for (let error = failure; error instanceof Error; error = error.cause) {
    if (error instanceof HttpError && error.code === outdatedCode) return true;
  }
  return false;
}
