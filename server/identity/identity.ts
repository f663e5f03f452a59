import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { defaultSite, type Site } from "../../src/facts/site.ts";
import {
  type AuditAction,
  endConnections,
  endTokens,
  endTrustedDevices,
  nameTrustedDevice,
  passkeyAddedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  purgeConnections,
  queueEmail,
  recordAudit,
  storeRedirectUris,
} from "../../src/features/platform.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import { signedOutCode, signInAgainMessage } from "../../src/server-context/error-messages.ts";
import { authPath } from "../../src/server-context/http/auth-path.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { isSameOrigin } from "../../src/server-context/same-origin.ts";
import type { SigningSecret } from "../../src/server-context/signed-link.ts";
import { createRateLimits, type LimitStore, memoryLimits } from "../limits/limit-store.ts";
import { endPendingAccess } from "../upstream/auth-verifications.ts";
import { withCurrentCookies } from "../upstream/signed-cookies.ts";
import { endpoints, signIns } from "./endpoint-rules.ts";
import { libraryRequest } from "./library-request.ts";
import { newPasswordProblem } from "./new-password.ts";
import { missingProof, sendsAppCode } from "./new-proof.ts";
import { createOauthEndpoints } from "./oauth-endpoints.ts";
import type { PasswordHashParams } from "./password-hash.ts";
import {
  changeSecondFactorRule,
  isRuleStep,
  isSecondFactorRequired,
  withSecondFactorRule,
} from "./second-factor-rule.ts";
import { sessionSecrets } from "./session-secrets.ts";
import { createEventLog, type SignInEvent } from "./sign-in-events.ts";
import { createSignInLimits } from "./sign-in-limits.ts";
import { triedAccount } from "./tried-account.ts";

function withoutTokens(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutTokens);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (name === "token" ? [] : [[name, withoutTokens(value)]])),
  );
}

async function stripTokens(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  const text = await response.text();
  if (!text || !headers.get("content-type")?.includes("json")) {
    return new Response(text || null, { status: response.status, headers });
  }
  headers.delete("content-length");
  const data = JSON.stringify(withoutTokens(JSON.parse(text)));
  return new Response(data, { status: response.status, headers });
}

const linksPerHour = 5;

const passkeyAttemptsPerTenMinutes = 60;

/** Minimum response time in milliseconds for failed sign-ins and reset requests, to hide whether an account exists. */
const minResponseMs = 400;

const tooManyCodes =
  "Too many wrong codes were entered for this account. Use a backup code or a passkey, or choose a new password by email.";

const userResponse = z.object({ user: z.object({ id: z.string(), email: z.string() }) });

const readJson = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? `${seconds} seconds` : `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

const jsonResponse = (status: number, message: string, code?: string) =>
  Response.json({ code, message }, { status, headers: { "Cache-Control": "no-store" } });

const rateLimited = (message: string, wait: number) =>
  Response.json({ message }, { status: 429, headers: { "Cache-Control": "no-store", "Retry-After": String(wait) } });

type IdentityOptions = {
  db: Db;
  /** Returns the current site settings. */
  site?: () => Site;
  siteUrl: string;
  secret: SigningSecret;
  logError: (message: string) => void;
  logEvent?: (event: SignInEvent) => void;
  limitStore?: LimitStore;
  /** Default: the recommended parameters. */
  passwordHashParams?: PasswordHashParams;
};

export type Identity = ReturnType<typeof createIdentity>;

/** Handles requests under /api/auth and reads a request's session. */
export function createIdentity(options: IdentityOptions) {
  const {
    db,
    site = () => defaultSite,
    siteUrl,
    secret,
    logError,
    logEvent,
    limitStore = memoryLimits,
    passwordHashParams,
  } = options;
  const limits = createSignInLimits(limitStore);
  const recordEvent = createEventLog(db, logEvent);
  const consumeLimit = createRateLimits(limitStore);
  const secrets = sessionSecrets(secret);
  /** Lazy: most processes only serve visitors. */
  const openAuth = async () =>
    (await import("./open-auth.ts")).openAuth({
      db,
      site,
      siteUrl,
      secrets,
      passwordHashParams,
      logError: (message, failure) => {
        logError(message);
        const call = libraryCalls.getStore();
        if (call) call.failure ??= failure;
      },
      sendResetLink: async ({ email, token }) => {
        const link = `${siteUrl}/login/reset?token=${encodeURIComponent(token)}`;
        await queueEmail(site(), db, { kind: "password-reset", to: email, content: passwordResetEmail(link) });
      },
      onPasswordReset: async ({ id, email }) => {
        await db.transaction().execute(async (trx) => {
          await recordAudit(trx, { actor: email, action: "password.reset" });
          await revokeAccess(trx, { id, email });
        });
        await limits.resetWrongCodes(email.toLowerCase());
      },
    });
  let loading: ReturnType<typeof openAuth> | undefined;
  const getAuth = () => {
    loading ??= openAuth();
    return loading;
  };

  /** After a password change: revokes pending sign-ins, trusted devices, connections and tokens, and notifies the account holder by email. */
  async function revokeAccess(trx: Db, { id, email }: { id: string; email: string }): Promise<void> {
    await endPendingAccess(trx, id);
    await endConnections(trx, id);
    await endTokens(trx, id);
    await queueEmail(site(), trx, { kind: "password-changed", to: email, content: passwordChangedEmail(siteUrl) });
  }

  /** Captures the cause of a failure, which the library only logs. */
  const libraryCalls = new AsyncLocalStorage<{ failure?: unknown }>();
  /** @throws the library's underlying failure, such as a database error */
  async function callAuth<Result>(work: (auth: Awaited<ReturnType<typeof getAuth>>) => Promise<Result>) {
    const auth = await getAuth();
    const call: { failure?: unknown } = {};
    return libraryCalls.run(call, async () => {
      const result = await work(auth).catch((error: unknown) => {
        throw call.failure ?? error;
      });
      if (result instanceof Response && result.status >= 500 && call.failure) throw call.failure;
      return result;
    });
  }

  /** Never extends the session; only the browser's own session query does. */
  async function readSession(headers: Headers): Promise<SignedInUser | null> {
    if (!headers.has("cookie")) return null;
    const current = withCurrentCookies(headers, secrets);
    const session = await callAuth(({ api }) => api.getSession({ headers: current, query: { disableRefresh: true } }));
    if (!session) return null;
    const { id, email, name, role, twoFactorEnabled } = session.user;
    const user = { id, email, name, signedInAt: session.session.createdAt.getTime() };
    if (role !== "admin") return { ...user, role: "user" };
    if (twoFactorEnabled || !(await isSecondFactorRequired(db))) return { ...user, role: "admin" };
    // Not an administrator until the second factor is set up.
    return { ...user, role: "user", needsSecondFactor: true };
  }

  const oauth = createOauthEndpoints({
    limitStore,
    callAuth: (request) => callAuth(({ handler }) => handler(request)),
    readSession,
    withCurrentCookies: (headers) => withCurrentCookies(headers, secrets),
    storeRedirectUris: (clientId, uris) => storeRedirectUris(db, clientId, uris),
  });

  async function sessionToken(headers: Headers): Promise<string | undefined> {
    const session = await callAuth(({ api }) => api.getSession({ headers, query: { disableRefresh: true } }));
    return session?.session.token;
  }

  async function handleSuccess(action: AuditAction, user: { id: string; email: string }): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await recordAudit(trx, { actor: user.email, action });
      if (action === "passkey.add") {
        await queueEmail(site(), trx, { kind: "passkey-added", to: user.email, content: passkeyAddedEmail(siteUrl) });
      }
      if (action === "password.change") await revokeAccess(trx, user);
    });
  }

  /** Responds identically for known and unknown accounts. */
  async function limitResetLinks(account: string): Promise<Response | undefined> {
    const wait = await consumeLimit({ bucket: "password-reset", key: account, points: linksPerHour, seconds: 3_600 });
    if (wait === 0) return undefined;
    const message = `Several links were requested for this address in the last hour. Use the newest one, or try again in ${formatWait(wait)}.`;
    return rateLimited(message, wait);
  }

  async function handle(request: Request, network: string): Promise<Response> {
    if (!network) throw new Error("Missing client network: sign-ins can't be rate-limited.");
    const startedAt = performance.now();
    const { pathname } = new URL(request.url);
    const endpoint = pathname.slice(authPath.length);
    if (endpoint.startsWith("/oauth2/")) return oauth.handle(request, network);
    const rule = endpoints[`${request.method} ${endpoint}`];
    if (!rule) return jsonResponse(404, "There is nothing at this address.");
    if (request.method !== "GET" && !isSameOrigin(request, siteUrl)) {
      return jsonResponse(403, "This can only be sent from our own pages.");
    }
    const current = rule.audit || rule.proof ? await readSession(request.headers) : null;
    if (rule.proof && !current) return jsonResponse(401, signInAgainMessage, signedOutCode);
    // Before the proof, because codes are single-use.
    const passwordProblem =
      current && endpoint === "/change-password" ? await newPasswordProblem(site(), request, current.email) : undefined;
    if (passwordProblem) return jsonResponse(400, passwordProblem.message, passwordProblem.code);
    const requestHeaders = withCurrentCookies(request.headers, secrets);
    const authRequest = { request, headers: requestHeaders, userId: current?.id ?? "" };
    const account =
      rule.limited &&
      (await triedAccount({ db, getAuth }, rule.limited, { ...authRequest, sessionEmail: current?.email }));
    const attempt = { network, account };
    if (rule.limited) {
      const wait = await limits.startAttempt(attempt);
      if (wait > 0) {
        await recordEvent("sign-in.delayed", endpoint, account);
        return rateLimited(`Too many attempts. Please try again in ${formatWait(wait)}.`, wait);
      }
    }
    if (rule.counted) {
      const bucket = { bucket: "passkey-sign-in", key: network, points: passkeyAttemptsPerTenMinutes, seconds: 600 };
      const wait = await consumeLimit(bucket);
      if (wait > 0) return rateLimited("Too many attempts. Please try again later.", wait);
    }
    const requestsLink = endpoint === "/request-password-reset";
    const limited = requestsLink && account !== undefined ? await limitResetLinks(account) : undefined;
    if (limited) return limited;
    const codeAccount = (await sendsAppCode(request, endpoint, rule.proof)) ? account : undefined;
    if (codeAccount !== undefined) {
      const wait = await limits.startCodeCheck(network, codeAccount);
      if (wait > 0) {
        await limits.release(attempt);
        await recordEvent("sign-in.delayed", endpoint, account);
        return rateLimited(tooManyCodes, wait);
      }
    }
    const previousToken = signIns.test(pathname) ? await sessionToken(requestHeaders) : undefined;
    const missing =
      rule.proof && (await missingProof({ db, auth: await getAuth() }, { ...authRequest, proof: rule.proof }));
    // No code is checked after a wrong password.
    if (codeAccount !== undefined && rule.proof && missing?.status !== 422) await limits.refundCode(codeAccount);
    if (missing) {
      await recordEvent("sign-in.failed", endpoint, account);
      return jsonResponse(missing.status, missing.message, missing.code);
    }
    const forLibrary = await libraryRequest(db, endpoint, authRequest);
    const libraryResponse =
      current && isRuleStep(endpoint)
        ? await changeSecondFactorRule(db, endpoint, current)
        : await callAuth(({ handler }) => handler(forLibrary));
    const response = endpoint === "/get-session" ? await withSecondFactorRule(db, libraryResponse) : libraryResponse;
    const failed = response.status >= 400;
    if (rule.endsTrust && current && !failed) await endTrustedDevices(db, current.id);
    // Ends the previous session, which the browser can no longer reach.
    if (previousToken && !failed) await db.deleteFrom("auth_sessions").where("token", "=", previousToken).execute();
    if (rule.limited && failed) await recordEvent("sign-in.failed", endpoint, account);
    // Each reset request countsAgainstLimit against the limit.
    const countsAgainstLimit = rule.limited && (failed || requestsLink);
    if (!failed) {
      const signedIn = userResponse.safeParse(await readJson(response)).data?.user;
      if (rule.limited && signedIn) await nameTrustedDevice(db, signedIn.id, request.headers.get("user-agent"));
      const authenticated = signedIn ?? (rule.proof ? current : undefined);
      if (codeAccount !== undefined && !rule.proof) await limits.refundCode(codeAccount);
      // Success is a full sign-in with all required factors.
      if (rule.limited && authenticated) await limits.succeed(network, authenticated.email.toLowerCase());
      else if (rule.limited && !countsAgainstLimit) await limits.release(attempt);
      if (rule.limited && signedIn) await limits.addKnownNetwork(network, signedIn.email.toLowerCase());
      if (endpoint === "/change-password" && current) await limits.resetWrongCodes(current.email.toLowerCase());
      // The user is read from the response, never from a previous session.
      const user = signedIn ?? (signIns.test(pathname) ? undefined : current);
      if (rule.audit && user) await handleSuccess(rule.audit, user);
    }
    if (rule.constantTime && (failed || countsAgainstLimit))
      await sleep(Math.max(0, minResponseMs - (performance.now() - startedAt)));
    return stripTokens(response);
  }

  return { handle, readSession, describeOauth: oauth.describe };
}

export async function purgeExpiredSessions(db: Db): Promise<void> {
  const now = new Date();
  await db.deleteFrom("auth_sessions").where("expires_at", "<", now).execute();
  await db.deleteFrom("auth_verifications").where("expires_at", "<", now).execute();
  await purgeConnections(db);
}
