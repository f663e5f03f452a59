import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint, getSessionFromCtx } from "better-auth/api";

type Context = Parameters<typeof getSessionFromCtx>[0];

/** Whom a code is for. */
export type StepOwner = { id: string; email: string };

/**
 * Whom the code in a request is for, as the library decides it: the user of the session, otherwise the one whose right
 * password began the sign-in that waits for a code; undefined when neither is there.
 */
export async function findStepOwner(ctx: Context): Promise<StepOwner | undefined> {
  const session = await getSessionFromCtx(ctx, { disableRefresh: true });
  if (session) return session.user;
  const cookie = ctx.context.createAuthCookie("two_factor");
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!challenge) return undefined;
  const pending = await ctx.context.internalAdapter.findVerificationValue(challenge);
  return (pending && (await ctx.context.internalAdapter.findUserById(pending.value))) ?? undefined;
}

/** Lets the server ask the library the same of a request's headers; it has no URL. */
export const stepOwnerPlugin = {
  id: "step-owner",
  endpoints: {
    readStepOwner: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async (ctx) => {
      const owner = await findStepOwner(ctx);
      return owner ? { id: owner.id, email: owner.email } : null;
    }),
  },
} satisfies BetterAuthPlugin;
