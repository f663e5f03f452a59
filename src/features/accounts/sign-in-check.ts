import { errorMessage } from "../../lib/error-message.ts";

/** For the sign-in (spec 9): older accounts may have short passwords. */
const minPasswordLength = 6;

export const minNewPasswordLength = 12;

export const newPasswordTooShort = `Password must be at least ${minNewPasswordLength} characters`;

export const newPasswordTooCommon =
  "This password is easy to guess: it is among the most common ones, or made of them or of your name. Choose a sentence that only you know";

/** Client-side validation (spec 5). */
export function signInProblem(email: string, password: string): string | undefined {
  if (!email.trim() || !password) return "Email and password are required";
  return password.length < minPasswordLength ? `Password must be at least ${minPasswordLength} characters` : undefined;
}

/** The error's own message or a generic one (spec 8). */
export const signInFailure = (thrown: unknown): string =>
  (thrown instanceof Error && errorMessage(thrown)) || "An error occurred during login";
