import { newPasswordTooCommon, newPasswordTooShort } from "./sign-in-check.ts";
import { storeSignedInHint } from "./signed-in-hint.ts";

export type Account = { id: string; email: string; name: string; role: string; twoFactorEnabled: boolean };

/** The account of this browser and its session. */
export type Session = {
  user: Account;
  session: { id: string; expiresAt: string };
  /** Every administrator needs a second factor. */
  secondFactorRequired: boolean;
};

/** Whether an account has to set up a second factor before it reaches anything else. */
export const lacksSecondFactor = ({ user, secondFactorRequired }: Session): boolean =>
  secondFactorRequired && user.role === "admin" && !user.twoFactorEnabled;

export type ListedSession = { id: string; userAgent: string | null; createdAt: string; updatedAt: string };

/** An error of the server; its message is for people. */
export class IdentityError extends Error {
  override name = "IdentityError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const messages: Record<string, string> = {
  "Invalid email or password": "The email address or the password is wrong.",
  "Invalid password": "This is not your current password.",
  "Invalid code": "That code is wrong or already used. Try another.",
  "Code required": "Enter the code of your app, or a backup code.",
  "Code already used": "This code was already used. Wait for the next one; codes change every 30 seconds.",
  "Password too short": newPasswordTooShort,
  "Password too common": `${newPasswordTooCommon}.`,
  "Invalid backup code": "That code is wrong or already used. Try another.",
  "Invalid two factor cookie": "This took too long. Please sign in again from the start.",
  "Invalid token": "This link was already used or has expired. Ask for a new one.",
};

/** Asks the authentication service by its path below /api/auth; @throws IdentityError with a sentence for people. */
export async function ask<Answer>(path: string, body?: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`/api/auth${path}`, {
    method: body === undefined ? "GET" : "POST",
    ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const given = answer !== null && typeof answer === "object" && "message" in answer ? String(answer.message) : "";
  throw new IdentityError(response.status, messages[given] ?? given);
}

/** Who is signed in with this browser, or null. */
export async function readSession(): Promise<Session | null> {
  const session = await ask<Session | null>("/get-session");
  storeSignedInHint(session !== null);
  return session;
}

/** Signs in; "second-factor" when a code has to follow. */
export async function signIn(email: string, password: string): Promise<"signed-in" | "second-factor"> {
  const answer = await ask<{ twoFactorRedirect?: boolean }>("/sign-in/email", { email: email.trim(), password });
  if (answer.twoFactorRedirect) return "second-factor";
  storeSignedInHint(true);
  return "signed-in";
}

/** Ends a sign-in, or a set-up, with a code of the app or one of the backup codes. */
export async function verifyCode(given: {
  code: string;
  kind: "totp" | "backup-code";
  trustDevice?: boolean;
}): Promise<void> {
  const { code, kind, trustDevice = false } = given;
  await ask(`/two-factor/verify-${kind}`, { code: code.replaceAll(/\s/g, ""), trustDevice });
  storeSignedInHint(true);
}

export async function signOut(): Promise<void> {
  await ask("/sign-out", {});
  storeSignedInHint(false);
}

/** Sends an email with a link if there is such an account; the answer does not tell. */
export const requestPasswordReset = (email: string) => ask("/request-password-reset", { email: email.trim() });

export const resetPassword = (token: string, newPassword: string) => ask("/reset-password", { token, newPassword });

/** Who asks, proved anew: the password, and the code of an app or a backup code where the step asks for one. */
export type NewProof = { password: string; code?: string };

/** Ends every other session too. */
export const changePassword = (newPassword: string, proof: NewProof) =>
  ask("/change-password", { ...proof, newPassword });

/** Begins the set-up of two-factor authentication: the URL for the app, and the backup codes. */
export const enableTwoFactor = (proof: NewProof) =>
  ask<{ totpURI: string; backupCodes: string[] }>("/two-factor/enable", proof);

export const disableTwoFactor = (proof: NewProof) => ask("/two-factor/disable", proof);

export const newBackupCodes = (proof: NewProof) =>
  ask<{ backupCodes: string[] }>("/two-factor/generate-backup-codes", proof);

/** Whether every administrator needs a second factor, from now on. */
export const requireSecondFactor = (required: boolean, proof: NewProof) =>
  ask(`/second-factor-rule/${required ? "require" : "release"}`, proof);

export const listSessions = () => ask<ListedSession[]>("/list-sessions");

export const revokeSession = (id: string, proof: NewProof) => ask("/revoke-session", { ...proof, id });

export const revokeOtherSessions = (proof: NewProof) => ask("/revoke-other-sessions", proof);
