import { createMiddleware } from "@tanstack/react-start";

/**
 * Lets only administrators call a server function, before its input is looked at, and hands the handler who asks as
 * `context.admin`.
 * @throws Refused 401 without a session, 403 with one that is no administrator's
 */
export const adminOnly = createMiddleware({ type: "function" }).server(async ({ next, context }) => {
  const { requireAdmin } = await import("./guards.server.ts");
  return next({ context: { admin: await requireAdmin(context) } });
});
