import { errorMessage } from "../../lib/error-message.ts";

/** Shortest password that the sign-in form sends (spec 9); older accounts may have one. */
export const shortestPassword = 6;

export const passwordTooShort = `Password must be at least ${shortestPassword} characters`;

/** Shortest password that anyone can choose now. */
export const minNewPasswordLength = 12;

export const newPasswordTooShort = `Password must be at least ${minNewPasswordLength} characters`;

export const newPasswordTooCommon =
  "This password is easy to guess: it is among the most common ones, or made of them or of your name. Choose a sentence that only you know";

/** What is wrong with a sign-in before anything is sent, or undefined (spec 5). */
export function signInProblem(email: string, password: string): string | undefined {
  if (!email.trim() || !password) return "Email and password are required";
  return password.length < shortestPassword ? passwordTooShort : undefined;
}

/** What a failed sign-in is told as: the message of the error, else a sentence for any other (spec 8). */
export const signInFailure = (thrown: unknown): string =>
  (thrown instanceof Error && errorMessage(thrown)) || "An error occurred during login";
