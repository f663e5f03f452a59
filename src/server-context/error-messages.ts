import { HttpError } from "../lib/error-message.ts";
import { outdatedCode } from "../lib/outdated.ts";

/** A fault the operator can fix: printed as one sentence, without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

export const signInAgainMessage = "Please sign in again.";

export const setUpSecondFactorMessage =
  "Everyone here needs two-factor authentication. Set it up under Security first.";

export const signedOutCode = "signed-out";

/** For changes that need a sign-in of the last minutes: the session itself goes on. */
export const oldSignInStatus = 428;

const rateLimitedCode = "rate-limited";

/** Statuses of server functions that the browser reacts to. */
export const functionErrorCodes: Readonly<Record<number, string>> = {
  401: signedOutCode,
  // Function ids change between versions.
  404: outdatedCode,
  429: rateLimitedCode,
};

export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === signedOutCode;

export const isSignInOld = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.status === oldSignInStatus;

export const isRateLimited = (failure: unknown): failure is HttpError =>
  failure instanceof HttpError && failure.code === rateLimitedCode;

export const somethingWentWrong = "Something went wrong on our side. Please try again.";
