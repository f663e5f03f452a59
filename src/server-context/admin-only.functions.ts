import { createMiddleware, createServerFn } from "@tanstack/react-start";
import { requireAdmin, requireAdminSettingUp } from "./guards.server.ts";
import { plainInput } from "./plain-input.functions.ts";
import { fetchWithSession } from "./sign-in-again.ts";

const authorise = createMiddleware({ type: "function" }).server(async ({ next, context }) => {
  return next({ context: { admin: await requireAdmin(context) } });
});

/**
 * Runs before input validation; adds `context.admin`.
 * @throws HttpError 401 without a session, 403 for non-administrators, 422 for input that cannot be stored
 */
export const adminOnly = createMiddleware({ type: "function" })
  .middleware([authorise, plainInput])
  .client(({ next }) => next({ fetch: fetchWithSession }));

/** `createServerFn` with `adminOnly`. */
export const adminFunction = createServerFn().middleware([adminOnly]);

const authoriseSettingUp = createMiddleware({ type: "function" }).server(async ({ next, context }) => {
  return next({ context: { admin: await requireAdminSettingUp(context) } });
});

/** As `adminOnly`, but allows administrators who must set up a second factor; for that step only. */
export const adminSettingUp = createMiddleware({ type: "function" })
  .middleware([authoriseSettingUp, plainInput])
  .client(({ next }) => next({ fetch: fetchWithSession }));
