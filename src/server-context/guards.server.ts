import { getRequest, setResponseStatus } from "@tanstack/react-start/server";
import { copyOf } from "../facts/page-texts.ts";
import { countedText, fillText } from "../facts/tokens.ts";
import { HttpError } from "../lib/error-message.ts";
import { minuteMs } from "../lib/time/durations.ts";
import { oldSignInStatus, setUpSecondFactorMessage, signInAgainMessage } from "./error-messages.ts";
import { type LimitedNoun, rateLimitWords } from "./rate-limit-copy.ts";
import type { RateLimit, RequestContext, SignedInUser } from "./request-context.ts";

function throwHttpError(status: number, message: string): never {
  setResponseStatus(status);
  throw new HttpError(status, message);
}

/** Used by `adminOnly`, before validation. @throws HttpError 401 without a session, 403 for non-administrators */
export async function requireAdmin(context: RequestContext): Promise<SignedInUser> {
  const user = await context.readSession(getRequest().headers);
  if (!user) return throwHttpError(401, signInAgainMessage);
  if (user.needsSecondFactor) return throwHttpError(403, setUpSecondFactorMessage);
  if (user.role !== "admin") return throwHttpError(403, "Your account has no access to this.");
  return user;
}

/** Minutes after a sign-in during which takeover-sensitive settings can be changed. */
const recentMinutes = 15;

/** @throws HttpError 428, after which the admin area asks for a sign-in and continues */
export function requireRecentSignIn({ signedInAt }: SignedInUser): void {
  if (signedInAt !== undefined && Date.now() - signedInAt < recentMinutes * minuteMs) return;
  throwHttpError(oldSignInStatus, "Please sign in once more: the last sign-in was a while ago.");
}

/** Also while a required second factor is missing; for that step only. @throws HttpError 401, 403 */
export async function requireAdminSettingUp(context: RequestContext): Promise<SignedInUser> {
  const user = await context.readSession(getRequest().headers);
  return user?.needsSecondFactor ? user : requireAdmin(context);
}

/** @throws Error in a public response, which must not depend on a visitor */
export function visitorNetwork({ clientNetwork }: Pick<RequestContext, "clientNetwork">): string {
  if (!clientNetwork) throw new Error("A request without a client's network cannot be counted.");
  return clientNetwork;
}

/** The /48 of an IPv6 address, which one customer may own entirely; an IPv4 address as it is. */
export const widerNetwork = (network: string): string =>
  network.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/i, "$1:/48");

type VisitorLimit = Omit<RateLimit, "key">;

/** Seconds until a visitor over the limit may try again, else 0. */
export async function rateWait(
  context: Pick<RequestContext, "clientNetwork" | "consumeRateLimit">,
  limit: VisitorLimit,
): Promise<number> {
  const network = visitorNetwork(context);
  const wider = widerNetwork(network);
  const wait = await context.consumeRateLimit({ ...limit, key: network });
  if (wait > 0 || wider === network) return wait;
  const widerLimit = { bucket: `${limit.bucket}-48`, points: 2 * limit.points, seconds: limit.seconds };
  return context.consumeRateLimit({ ...widerLimit, key: wider });
}

/** Message for a visitor over the limit, about too many `noun`; undefined to proceed. */
export async function rateFault(
  context: RequestContext,
  limit: VisitorLimit,
  noun: LimitedNoun,
): Promise<string | undefined> {
  const wait = await rateWait(context, limit);
  if (wait === 0) return undefined;
  const words = copyOf(context.site, rateLimitWords);
  return fillText(countedText(words, Math.ceil(wait / 60)), { noun: words.nouns[noun] });
}

/** @throws HttpError 429 */
export async function guardRate(context: RequestContext, limit: VisitorLimit, noun: LimitedNoun): Promise<void> {
  const message = await rateFault(context, limit, noun);
  if (message !== undefined) throwHttpError(429, message);
}
