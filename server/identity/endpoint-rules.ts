import type { AuditAction } from "../../src/features/audit/audit-action.ts";
import type { Proof } from "./new-proof.ts";

/**
 * Which account a request tries: the one that its body names, whatever session it comes with; that of the session; the one
 * whose code is asked for; that of the passkey; or none, where a failure says nothing about an account.
 */
export type TriedAccount = "named" | "session" | "step" | "passkey" | "none";

/** What the library may be asked for from outside, and the name of its success in the audit log. */
type Rule = {
  audit?: AuditAction;
  /** Failures are counted, by network and by the account that is tried. */
  limited?: TriedAccount;
  quiet?: true;
  /** Every request is counted: it stores something, and anyone can send it. */
  counted?: true;
  /** Sent with a new proof of who asks, which is checked first. */
  proof?: Proof;
  /** The library reads such a request by GET; here it is sent with a proof. */
  libraryGets?: true;
};

/** Every endpoint of the library that is open, by method and path below /api/auth; the rest is not found. */
export const endpoints: Record<string, Rule> = {
  "GET /get-session": {},
  "POST /sign-in/email": { audit: "session.sign-in", limited: "named", quiet: true },
  "POST /sign-out": { audit: "session.sign-out" },
  "POST /request-password-reset": { limited: "named", quiet: true },
  "POST /reset-password": { limited: "none" },
  "POST /change-password": { audit: "password.change", limited: "session", proof: "sign-in" },
  "POST /two-factor/enable": { limited: "session", proof: "sign-in" },
  "POST /two-factor/disable": { audit: "two-factor.off", limited: "session", proof: "sign-in" },
  "POST /two-factor/verify-totp": { audit: "two-factor.verify", limited: "step" },
  "POST /two-factor/verify-backup-code": { audit: "two-factor.backup-code", limited: "step" },
  "POST /two-factor/generate-backup-codes": {
    audit: "two-factor.new-backup-codes",
    limited: "session",
    proof: "sign-in",
  },
  "GET /list-sessions": {},
  "POST /revoke-session": { audit: "session.revoke", limited: "session", proof: "password" },
  "POST /revoke-other-sessions": { audit: "session.revoke-others", limited: "session", proof: "password" },
  "POST /second-factor-rule/require": { limited: "session", proof: "sign-in" },
  "POST /second-factor-rule/release": { limited: "session", proof: "sign-in" },
  "GET /passkey/list-user-passkeys": {},
  "POST /passkey/generate-register-options": { limited: "session", proof: "sign-in", libraryGets: true },
  "POST /passkey/verify-registration": { audit: "passkey.add" },
  "POST /passkey/update-passkey": { audit: "passkey.rename" },
  "POST /passkey/delete-passkey": { audit: "passkey.remove", limited: "session", proof: "sign-in" },
  "GET /passkey/generate-authenticate-options": { counted: true },
  "POST /passkey/verify-authentication": { audit: "session.sign-in-passkey", limited: "passkey", quiet: true },
};

/** What gives the browser a new session. */
export const signIns = /\/(?:sign-in\/email|passkey\/verify-authentication)$/;
