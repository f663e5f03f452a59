/** What an admin function answers without a session; the browser recognises it and asks for a new sign-in. */
export const signInAgainMessage = "Please sign in again.";

/** What an admin function answers an administrator without the second factor that everyone needs. */
export const setUpSecondFactorMessage =
  "Everyone here needs two-factor authentication. Set it up under Security first.";

/** Whether a call was rejected only because the session has ended. */
export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof Error && failure.message === signInAgainMessage;

/** What an unexpected failure is answered with. */
export const somethingWentWrong = "Something went wrong on our side. Please try again.";
