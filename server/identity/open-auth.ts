import { betterAuth } from "better-auth";
import { type AuthParts, authOptions } from "./auth-options.ts";

/** The authentication library on the site's own tables. A module of its own, for it is loaded when someone signs in. */
export const openAuth = (parts: AuthParts) => betterAuth(authOptions(parts));

export type OpenAuth = ReturnType<typeof openAuth>;
