import { createHmac } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { z } from "zod";
import type { Db } from "../../src/server-context/db.ts";
import { findPendingUser } from "../upstream/auth-verifications.ts";

type Context = Parameters<typeof getSessionFromCtx>[0];

type StepOwner = { id: string; email: string };

/** The user of the session or pending sign-in a code is for, as the library determines it. */
async function findStepOwner(db: Db, ctx: Context): Promise<StepOwner | undefined> {
  const session = await getSessionFromCtx(ctx, { disableRefresh: true });
  return session ? session.user : findPendingUser(db, ctx);
}

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

export const verifyTotpPath = "/two-factor/verify-totp";

export const totpOptions = { digits: 6, period: 30 } as const;

const acceptedSteps = [-1, 0, 1];

const body = z.object({ code: z.string() });

/** RFC 6238 with SHA-1. */
function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const binary = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(binary % 10 ** totpOptions.digits).padStart(totpOptions.digits, "0");
}

/** Atomically marks a step and all earlier ones as used, so that one of two concurrent requests wins. */
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
 * Accepts a TOTP code once (RFC 6238, section 5.2). Codes wrong now must not reach the library, which checks the time again
 * and might accept one in the next step without marking it as used. @throws APIError for any other code or unknown user
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
  // Two steps may share a code; use the later one.
  const step = acceptedSteps
    .map((offset) => current + offset)
    .findLast((candidate) => codeAt(key, candidate) === read.data.code);
  if (step === undefined) throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "Invalid code" });
  if (!(await claimStep(db, owner.id, step)))
    throw new APIError("UNAUTHORIZED", { code: "CODE_ALREADY_USED", message: "Code already used" });
}
