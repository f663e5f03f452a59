import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import type { Db } from "../../src/server-context/db.ts";
import { findPendingUser } from "../upstream/auth-verifications.ts";

type Context = Parameters<typeof getSessionFromCtx>[0];

/** Whom a code is for. */
export type StepOwner = { id: string; email: string };

/**
 * Whom the code in a request is for, as the library decides it: the user of the session, otherwise the one whose right
 * password began the sign-in that waits for a code; undefined when neither is there.
 */
export async function findStepOwner(db: Db, ctx: Context): Promise<StepOwner | undefined> {
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
