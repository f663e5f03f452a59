/** What an admin function answers without a session; the browser recognises it and asks for a new sign-in. */
export const signInAgainMessage = "Please sign in again.";

/** Whether a call was refused only because the session has ended. */
export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof Error && failure.message === signInAgainMessage;

/** What a failure is answered with that nobody foresaw. */
export const somethingWentWrong = "Something went wrong on our side. Please try again.";

/** What a page is answered that was loaded before a new version of the site was set up, and asks in the old way. */
export const outdatedMessage = "The site was updated meanwhile. Please reload the page.";

/** Whether a call failed only because the page is older than the site. */
export function isOutdated(failure: unknown): boolean {
  for (let error = failure; error instanceof Error; error = error.cause) {
    if (error.message === outdatedMessage) return true;
  }
  return false;
}
