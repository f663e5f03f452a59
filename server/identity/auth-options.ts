import { passkey } from "@better-auth/passkey";
import type { BetterAuthOptions } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Site } from "../../src/facts/site.ts";
import { connectPath, minNewPasswordLength } from "../../src/features/platform.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import { authPath, sessionCookie } from "../../src/server-context/http/auth-path.ts";
import { isSameOrigin } from "../../src/server-context/same-origin.ts";
import { assistantOauth } from "./assistant-oauth.ts";
import { rejectCommonPassword } from "./new-password.ts";
import { type PasswordHashParams, passwordHashing } from "./password-hash.ts";
import { type SessionSecrets, versionedSecrets } from "./session-secrets.ts";
import { claimTotp, stepOwnerPlugin, totpOptions, verifyTotpPath } from "./single-use-totp.ts";

/** A passkey counts as two factors only with user verification. */
function requireUserVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { message: "User verification required" });
}

/** Mapped to our table (db/migrations/0046_passkeys.sql); RP ID is the site's host. */
const passkeyPlugin = (site: () => Site) =>
  passkey({
    rpName: site().facts.name,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: async ({ verification }) => {
        requireUserVerified(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requireUserVerified(verification.authenticationInfo.userVerified);
      },
    },
    schema: {
      passkey: {
        modelName: "auth_passkeys",
        fields: {
          userId: "user_id",
          publicKey: "public_key",
          credentialID: "credential_id",
          deviceType: "device_type",
          backedUp: "backed_up",
          createdAt: "created_at",
        },
      },
    },
  });

const day = 24 * 60 * 60;

const times = { createdAt: "created_at", updatedAt: "updated_at" };

export type AuthParts = {
  db: Db;
  /** The current one. */
  site: () => Site;
  siteUrl: string;
  secrets: SessionSecrets;
  sendResetLink: (mail: { email: string; token: string }) => Promise<void>;
  onPasswordReset: (user: { id: string; email: string }) => Promise<void>;
  logError: (message: string, failure?: unknown) => void;
  passwordHashParams?: PasswordHashParams;
};

const beforeEndpoint = (db: Db, site: () => Site) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path === verifyTotpPath) await claimTotp(db, ctx);
    rejectCommonPassword(site(), ctx);
  });

/**
 * Better Auth on our tables (db/migrations/0001_baseline.sql): email and password, 2FA, no registration. Over https all
 * cookies are `__Host-`.
 */
export function authOptions({
  db,
  site,
  siteUrl,
  secrets,
  passwordHashParams,
  sendResetLink,
  onPasswordReset,
  logError,
}: AuthParts) {
  const secure = siteUrl.startsWith("https:");
  return {
    get appName() {
      return site().facts.name;
    },
    baseURL: siteUrl,
    basePath: authPath,
    // Decrypts data that is older than versioned keys.
    secret: secrets[0],
    secrets: versionedSecrets(secrets),
    database: { db, type: "postgres" },
    trustedOrigins: (request) => {
      const origin = request?.headers.get("origin");
      return request && origin && isSameOrigin(request, siteUrl) ? [origin] : [];
    },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (level, message, ...[failure]: unknown[]) => {
        if (level === "error") logError(message, failure);
      },
    },
    onAPIError: {
      // Also shown to visitors without a valid authorisation request.
      errorURL: siteUrl + connectPath,
      onError: (error) => {
        // Wrong passwords and codes are not logged as errors.
        if (isAPIError(error) && error.statusCode < 500) return;
        logError(error instanceof Error ? error.message : String(error), error);
      },
    },
    hooks: { before: beforeEndpoint(db, site) },
    // sign-in-limits.ts counts across all replicas.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minNewPasswordLength,
      maxPasswordLength: 256,
      password: passwordHashing(db, passwordHashParams),
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: ({ user, token }) => sendResetLink({ email: user.email, token }),
      onPasswordReset: ({ user }) => onPasswordReset(user),
    },
    advanced: {
      // Replaced by the stronger `__Host-` prefix.
      useSecureCookies: false,
      cookiePrefix: secure ? "__Host-site" : "site",
      cookies: { session_token: { name: secure ? `__Host-${sessionCookie}` : sessionCookie } },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure, path: "/" },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
    },
    user: {
      modelName: "auth_users",
      fields: { ...times, emailVerified: "email_verified" },
      additionalFields: { role: { type: "string", input: false, required: true, defaultValue: "user" } },
    },
    session: {
      modelName: "auth_sessions",
      fields: {
        ...times,
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
      expiresIn: 7 * day,
      updateAge: day,
      // 2FA changes require the password instead.
      freshAge: 0,
    },
    account: {
      modelName: "auth_accounts",
      fields: {
        ...times,
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
    },
    verification: { modelName: "auth_verifications", fields: { ...times, expiresAt: "expires_at" } },
    plugins: [
      twoFactor({
        get issuer() {
          return site().facts.name;
        },
        totpOptions,
        // Would let anyone lock out the owner; sign-in-limits.ts distinguishes networks.
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
          twoFactor: {
            modelName: "auth_two_factors",
            fields: {
              userId: "user_id",
              backupCodes: "backup_codes",
              failedVerificationCount: "failed_verification_count",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
      passkeyPlugin(site),
      stepOwnerPlugin(db),
      assistantOauth(siteUrl),
    ],
  } satisfies BetterAuthOptions;
}
