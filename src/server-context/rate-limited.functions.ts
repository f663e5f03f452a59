import { createMiddleware } from "@tanstack/react-start";
import { guardWrite } from "./guards.server.ts";
import { plainInput } from "./plain-input.functions.ts";
import type { RateLimit } from "./request-context.ts";

/**
 * Lets pages of this site call a server function, and each client so many times only, before its input is looked at.
 * @throws HttpError 403 from another site, 422 for input that cannot be stored, 429 after too many calls
 */
export const rateLimited = (limit: Omit<RateLimit, "key">) =>
  createMiddleware({ type: "function" })
    .middleware([plainInput])
    .server(async ({ next, context }) => {
      await guardWrite(context, limit);
      return next();
    });
