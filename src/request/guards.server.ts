import { getRequest, setResponseStatus } from "@tanstack/react-start/server";
import { signInAgainMessage } from "./refusals.ts";
import type { RateLimit, RequestContext, SignedInUser } from "./request-context.ts";
import { isSameOrigin } from "./same-origin.ts";

/** A refusal that its sentence explains; the browser may show it. */
export class Refused extends Error {
  override name = "Refused";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function refuse(status: number, message: string): never {
  setResponseStatus(status);
  throw new Refused(status, message);
}

/**
 * The administrator who asks. Server functions of the admin area reach this through `adminOnly`, before their input is validated.
 * @throws Refused 401 without a session, 403 with one that is no administrator's
 */
export async function requireAdmin(context: RequestContext): Promise<SignedInUser> {
  const user = await context.readSession(getRequest().headers);
  if (!user) return refuse(401, signInAgainMessage);
  if (user.role !== "admin") return refuse(403, "Your account has no access to this.");
  return user;
}

const holdsNul = (value: unknown): boolean =>
  typeof value === "string"
    ? value.includes("\0")
    : typeof value === "object" && value !== null && Object.entries(value).flat().some(holdsNul);

/**
 * Refuses input that holds a NUL character anywhere: no database and no file system takes it.
 * @throws Refused 422
 */
export function requirePlainInput(input: unknown): void {
  if (holdsNul(input)) refuse(422, "Please remove the control characters from what you entered.");
}

/**
 * What every public write begins with: the page it comes from, and how many there were from this visitor.
 * @throws Refused 403 from another site, 429 after too many
 */
export async function guardWrite(context: RequestContext, limit: Omit<RateLimit, "key">): Promise<void> {
  if (!isSameOrigin(getRequest(), context.siteUrl)) refuse(403, "This form can only be sent from our own pages.");
  const wait = await context.takeFromLimit({ ...limit, key: context.clientAddress });
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    refuse(
      429,
      `Too many messages in a short time. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    );
  }
}
