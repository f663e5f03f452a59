import { createHmac } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { z } from "zod";
import type { Db } from "../../src/server-context/db.ts";
import { findPendingUser } from "../upstream/auth-verifications.ts";

type Context = Parameters<typeof getSessionFromCtx>[0];

/** Whom a code is for. */
type StepOwner = { id: string; email: string };

/**
 * Whom the code in a request is for, as the library decides it: the user of the session, otherwise the one whose right
 * password began the sign-in that waits for a code; undefined when neither is there.
 */
async function findStepOwner(db: Db, ctx: Context): Promise<StepOwner | undefined> {
  const session = await getSessionFromCtx(ctx, { disableRefresh: true });
  return session ? session.user : findPendingUser(db, ctx);
}

/** Lets the server ask the library the same of a request's headers; it has no URL. */
export const stepOwnerPlugin = (db: Db) =>
  ({
    id: "step-owner",
    endpoints: {
      readStepOwner: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async (ctx) => {
        const owner = await findStepOwner(db, ctx);
        return owner ? { id: owner.id, email: owner.email } : null;
      }),
    },
  }) satisfies BetterAuthPlugin;

/** The library's endpoint that accepts a code. */
export const verifyTotpPath = "/two-factor/verify-totp";

/** How the codes of an app are made, for the library and for us. */
export const totpOptions = { digits: 6, period: 30 } as const;

/** The code before and the code after the current one count too, for clocks that differ. */
const acceptedSteps = [-1, 0, 1];

const body = z.object({ code: z.string() });

/** The digits of a time step (RFC 6238 with SHA-1). */
function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** totpOptions.digits).padStart(totpOptions.digits, "0");
}

/** Marks a step and all before it as used, in one statement: of two requests with one code, in any process, one wins. */
async function claimStep(db: Db, userId: string, step: number): Promise<boolean> {
  const claimed = await db
    .updateTable("auth_two_factors")
    .set({ last_used_step: step })
    .where("user_id", "=", userId)
    .where((row) => row.or([row("last_used_step", "is", null), row("last_used_step", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Before the library verifies a code: lets through only what is right now and was not accepted before (RFC 6238, section
 * 5.2). The library looks at the clock again, so what is wrong here must not reach it: a moment later, in the next step, it
 * could be right, and would be accepted without having been marked as used.
 * @throws APIError for everything else, also when it cannot be told whose code it is
 */
export async function claimTotp(db: Db, ctx: Parameters<typeof getSessionFromCtx>[0]): Promise<void> {
  const read = body.safeParse(ctx.body);
  if (!read.success) throw new APIError("BAD_REQUEST", { code: "INVALID_CODE", message: "Invalid code" });
  const owner = await findStepOwner(db, ctx);
  if (!owner)
    throw new APIError("UNAUTHORIZED", { code: "INVALID_TWO_FACTOR_COOKIE", message: "Invalid two factor cookie" });
  const factor = await db
    .selectFrom("auth_two_factors")
    .select("secret")
    .where("user_id", "=", owner.id)
    .executeTakeFirst();
  if (!factor) throw new APIError("BAD_REQUEST", { code: "TOTP_NOT_ENABLED", message: "TOTP not enabled" });
  const key = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret });
  const current = Math.floor(Date.now() / 1000 / totpOptions.period);
  // The last one, for two steps may have the same code.
  const step = acceptedSteps.map((offset) => current + offset).findLast((one) => codeAt(key, one) === read.data.code);
  if (step === undefined) throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "Invalid code" });
  if (!(await claimStep(db, owner.id, step)))
    throw new APIError("UNAUTHORIZED", { code: "CODE_ALREADY_USED", message: "Code already used" });
}
