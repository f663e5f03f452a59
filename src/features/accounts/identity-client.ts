import { HttpError } from "../../lib/error-message.ts";
import { storeSignedInHint } from "./browser-flag.ts";
import { newPasswordTooCommon, newPasswordTooShort } from "./sign-in-check.ts";

export type Account = { id: string; email: string; name: string; role: string; twoFactorEnabled: boolean };

export type Session = {
  user: Account;
  session: { id: string; expiresAt: string };
  secondFactorRequired: boolean;
};

export const needsSecondFactor = ({ user, secondFactorRequired }: Session): boolean =>
  secondFactorRequired && user.role === "admin" && !user.twoFactorEnabled;

export type ListedSession = { id: string; userAgent: string | null; createdAt: string; updatedAt: string };

/** Messages for the error codes of server/identity (Better Auth). */
const messages: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: "The email address or the password is wrong.",
  INVALID_PASSWORD: "This is not your current password.",
  INVALID_CODE: "That code is wrong or already used. Try another.",
  CODE_REQUIRED: "Enter the code of your app, or a backup code.",
  CODE_ALREADY_USED: "This code was already used. Wait for the next one; codes change every 30 seconds.",
  PASSWORD_TOO_SHORT: newPasswordTooShort,
  PASSWORD_TOO_COMMON: `${newPasswordTooCommon}.`,
  INVALID_BACKUP_CODE: "That code is wrong or already used. Try another.",
  INVALID_TWO_FACTOR_COOKIE: "This took too long. Please sign in again from the start.",
  INVALID_TOKEN: "This link was already used or has expired. Ask for a new one.",
};

/** `path` is below /api/auth. @throws HttpError with a code and a readable message */
export async function requestAuth<Result>(path: string, body?: Record<string, unknown>): Promise<Result> {
  const response = await fetch(`/api/auth${path}`, {
    method: body === undefined ? "GET" : "POST",
    ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as Result;
  const { code = "", message = "" } = (data ?? {}) as { code?: string; message?: string };
  throw new HttpError(response.status, messages[code] ?? message, code);
}

export async function readSession(): Promise<Session | null> {
  const session = await requestAuth<Session | null>("/get-session");
  storeSignedInHint(session !== null);
  return session;
}

export async function signIn(email: string, password: string): Promise<"signed-in" | "second-factor"> {
  const result = await requestAuth<{ twoFactorRedirect?: boolean }>("/sign-in/email", {
    email: email.trim(),
    password,
  });
  if (result.twoFactorRedirect) return "second-factor";
  storeSignedInHint(true);
  return "signed-in";
}

/** Completes a sign-in or set-up with an app code or backup code. */
export async function verifyCode(
  code: string,
  kind: "totp" | "backup-code",
  { trustDevice }: { trustDevice: boolean },
): Promise<void> {
  await requestAuth(`/two-factor/verify-${kind}`, { code: code.replaceAll(/\s/g, ""), trustDevice });
  storeSignedInHint(true);
}

export async function signOut(): Promise<void> {
  await requestAuth("/sign-out", {});
  storeSignedInHint(false);
}

/** The response doesn't reveal whether the account exists. */
export const requestPasswordReset = (email: string) => requestAuth("/request-password-reset", { email: email.trim() });

export const resetPassword = (token: string, newPassword: string) =>
  requestAuth("/reset-password", { token, newPassword });

export type NewProof = { password: string; code?: string };

/** Also ends every other session. */
export const changePassword = (newPassword: string, proof: NewProof) =>
  requestAuth("/change-password", { ...proof, newPassword });

/** Returns the otpauth URL for the app and the backup codes. */
export const enableTwoFactor = (proof: NewProof) =>
  requestAuth<{ totpURI: string; backupCodes: string[] }>("/two-factor/enable", proof);

export const disableTwoFactor = (proof: NewProof) => requestAuth("/two-factor/disable", proof);

export const newBackupCodes = (proof: NewProof) =>
  requestAuth<{ backupCodes: string[] }>("/two-factor/generate-backup-codes", proof);

export const requireSecondFactor = (required: boolean, proof: NewProof) =>
  requestAuth(`/second-factor-rule/${required ? "require" : "release"}`, proof);

export const listSessions = () => requestAuth<ListedSession[]>("/list-sessions");

export const revokeSession = (id: string, proof: NewProof) => requestAuth("/revoke-session", { ...proof, id });

export const revokeOtherSessions = (proof: NewProof) => requestAuth("/revoke-other-sessions", proof);
