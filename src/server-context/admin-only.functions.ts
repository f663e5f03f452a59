import { createMiddleware } from "@tanstack/react-start";
import { requireAdmin, requireAdminSettingUp } from "./guards.server.ts";
import { plainInput } from "./plain-input.functions.ts";

const authorise = createMiddleware({ type: "function" }).server(async ({ next, context }) => {
  return next({ context: { admin: await requireAdmin(context) } });
});

/**
 * Lets only administrators call a server function, before its input is looked at, and hands the handler who asks as
 * `context.admin`.
 * @throws HttpError 401 without a session, 403 with one that is no administrator's, 422 for input that cannot be stored
 */
export const adminOnly = createMiddleware({ type: "function" }).middleware([authorise, plainInput]);

const authoriseSettingUp = createMiddleware({ type: "function" }).server(async ({ next, context }) => {
  return next({ context: { admin: await requireAdminSettingUp(context) } });
});

/**
 * As `adminOnly`, and also lets an administrator pass who has to set up a second factor first: for that step only.
 * @throws HttpError 401 without a session, 403 with one that is no administrator's, 422 for input that cannot be stored
 */
export const adminSettingUp = createMiddleware({ type: "function" }).middleware([authoriseSettingUp, plainInput]);
