import { createHmac } from "node:crypto";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { z } from "zod";
import type { Db } from "../../src/request/db.ts";

const stepSeconds = 30;
/** The library accepts the code before and the code after the current one, for clocks that differ. */
const acceptedSteps = [-1, 0, 1];

const body = z.object({ code: z.string() });

/** The six digits of a time step (RFC 6238 with SHA-1). */
function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
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
 * A hook before the library's verification of a code: a code that was accepted once, or an older one, is rejected
 * (RFC 6238, section 5.2). Wrong codes go on to the library, which rejects and counts them.
 */
export const singleUseTotp = (db: Db) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path !== "/two-factor/verify-totp") return;
    const read = body.safeParse(ctx.body);
    if (!read.success) return;
    const session = await getSessionFromCtx(ctx);
    let userId = session?.user.id;
    if (!userId) {
      const cookie = ctx.context.createAuthCookie("two_factor");
      const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
      userId = challenge ? (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value : undefined;
    }
    if (!userId) return;
    const factor = await db
      .selectFrom("auth_two_factors")
      .select("secret")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!factor) return;
    const key = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret });
    const current = Math.floor(Date.now() / 1000 / stepSeconds);
    const step = acceptedSteps.map((offset) => current + offset).find((one) => codeAt(key, one) === read.data.code);
    if (step === undefined || (await claimStep(db, userId, step))) return;
    throw new APIError("UNAUTHORIZED", { code: "CODE_ALREADY_USED", message: "Code already used" });
  });
