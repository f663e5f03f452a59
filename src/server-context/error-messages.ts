import { HttpError } from "../lib/error-message.ts";
import { outdatedCode } from "../lib/outdated.ts";

/** What an admin function answers without a session. */
export const signInAgainMessage = "Please sign in again.";

/** What an admin function answers an administrator without the second factor that everyone needs. */
export const setUpSecondFactorMessage =
  "Everyone here needs two-factor authentication. Set it up under Security first.";

/** The code of a request without a session. */
export const signedOutCode = "signed-out";

const rateLimitedCode = "rate-limited";

/** What the status of a failed server function means, where the browser acts on it. */
export const functionErrorCodes: Readonly<Record<number, string>> = {
  401: signedOutCode,
  // A function is called by the name that its version of the site gave it.
  404: outdatedCode,
  429: rateLimitedCode,
};

/** Whether a call was rejected only because the session has ended. */
export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === signedOutCode;

/** Whether a call was one too many for now; its message says until when. */
export const isRateLimited = (failure: unknown): failure is HttpError =>
  failure instanceof HttpError && failure.code === rateLimitedCode;

/** What an unexpected failure is answered with. */
export const somethingWentWrong = "Something went wrong on our side. Please try again.";
