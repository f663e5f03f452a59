import { createMiddleware } from "@tanstack/react-start";
import { requirePlainInput } from "./guards.server.ts";

/**
 * Rejects input with characters that nothing can store. Functions that anyone may call pass it at once, those of the admin
 * area after they were authorised.
 * @throws HttpError 422
 */
export const plainInput = createMiddleware({ type: "function" }).server(async ({ next, data }) => {
  requirePlainInput(data);
  return next();
});
