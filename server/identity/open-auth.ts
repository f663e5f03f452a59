import { betterAuth } from "better-auth";
import { type AuthParts, authOptions } from "./auth-options.ts";
import { verifyTotpPath } from "./single-use-totp.ts";

/** Lazy-loaded at sign-in. @throws Error when the library verifies codes at an endpoint that bypasses single use */
export function openAuth(parts: AuthParts) {
  const auth = betterAuth(authOptions(parts));
  const codesPath: string = auth.api.verifyTOTP.path;
  if (codesPath !== verifyTotpPath)
    throw new Error(`The authentication library verifies codes at ${codesPath}, not ${verifyTotpPath}.`);
  return auth;
}

export type OpenAuth = ReturnType<typeof openAuth>;
