import type { AuditAction } from "../../src/features/platform.server.ts";
import type { Proof } from "./new-proof.ts";

/** The account that an attempt counts against: named in the body, of the session, the pending second step or the passkey, or none. */
export type TriedAccount = "named" | "session" | "step" | "passkey" | "none";

/** `event` is the success in the audit log. */
type Rule = {
  audit?: AuditAction;
  limited?: TriedAccount;
  constantTime?: true;
  /** Every request counts: it stores something, and anyone can send it. */
  counted?: true;
  proof?: Proof;
  /** Afterwards every browser needs a code again. */
  endsTrust?: true;
  /** GET in the library, but sent here as POST with a proof. */
  libraryGets?: true;
};

/** Allowed endpoints by method and path below /api/auth; all others are 404. */
export const endpoints: Record<string, Rule> = {
  "GET /get-session": {},
  "POST /sign-in/email": { audit: "session.sign-in", limited: "named", constantTime: true },
  "POST /sign-out": { audit: "session.sign-out" },
  "POST /request-password-reset": { limited: "named", constantTime: true },
  "POST /reset-password": { limited: "none" },
  "POST /change-password": { audit: "password.change", limited: "session", proof: "sign-in" },
  "POST /two-factor/enable": { limited: "session", proof: "sign-in", endsTrust: true },
  "POST /two-factor/disable": { audit: "two-factor.off", limited: "session", proof: "sign-in", endsTrust: true },
  "POST /two-factor/verify-totp": { audit: "two-factor.verify", limited: "step" },
  "POST /two-factor/verify-backup-code": { audit: "two-factor.backup-code", limited: "step" },
  "POST /two-factor/generate-backup-codes": {
    audit: "two-factor.new-backup-codes",
    limited: "session",
    proof: "sign-in",
    endsTrust: true,
  },
  "GET /list-sessions": {},
  "POST /revoke-session": { audit: "session.revoke", limited: "session", proof: "password" },
  "POST /revoke-other-sessions": {
    audit: "session.revoke-others",
    limited: "session",
    proof: "password",
    endsTrust: true,
  },
  "POST /second-factor-rule/require": { limited: "session", proof: "sign-in" },
  "POST /second-factor-rule/release": { limited: "session", proof: "sign-in" },
  "GET /passkey/list-user-passkeys": {},
  "POST /passkey/generate-register-options": { limited: "session", proof: "sign-in", libraryGets: true },
  "POST /passkey/verify-registration": { audit: "passkey.add" },
  "POST /passkey/update-passkey": { audit: "passkey.rename" },
  "POST /passkey/delete-passkey": { audit: "passkey.remove", limited: "session", proof: "sign-in" },
  "GET /passkey/generate-authenticate-options": { counted: true },
  "POST /passkey/verify-authentication": { audit: "session.sign-in-passkey", limited: "passkey", constantTime: true },
};

export const signIns = /\/(?:sign-in\/email|passkey\/verify-authentication)$/;
