import { errorMessage } from "../../lib/error-message.ts";

/** Minimum of the sign-in form (spec 9): older accounts may have such short passwords. */
export const shortestPassword = 6;

export const passwordTooShort = `Password must be at least ${shortestPassword} characters`;

/** Minimum for new passwords. */
export const minNewPasswordLength = 12;

export const newPasswordTooShort = `Password must be at least ${minNewPasswordLength} characters`;

export const newPasswordTooCommon =
  "This password is easy to guess: it is among the most common ones, or made of them or of your name. Choose a sentence that only you know";

/** Client-side validation (spec 5). */
export function signInProblem(email: string, password: string): string | undefined {
  if (!email.trim() || !password) return "Email and password are required";
  return password.length < shortestPassword ? passwordTooShort : undefined;
}

/** The error's own message, else a generic one (spec 8). */
export const signInFailure = (thrown: unknown): string =>
  (thrown instanceof Error && errorMessage(thrown)) || "An error occurred during login";
