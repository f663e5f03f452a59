import { betterAuth } from "better-auth";
import { type AuthParts, authOptions } from "./auth-options.ts";
import { verifyTotpPath } from "./single-use-totp.ts";

/**
 * The authentication library on the site's own tables. A module of its own, for it is loaded when someone signs in.
 * @throws Error when the library verifies codes elsewhere than where each is marked as used
 */
export function openAuth(parts: AuthParts) {
  const auth = betterAuth(authOptions(parts));
  const codesPath: string = auth.api.verifyTOTP.path;
  if (codesPath !== verifyTotpPath)
    throw new Error(`The authentication library verifies codes at ${codesPath}, not ${verifyTotpPath}.`);
  return auth;
}

export type OpenAuth = ReturnType<typeof openAuth>;
