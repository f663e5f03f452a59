import { createMiddleware } from "@tanstack/react-start";
import { guardRate } from "./guards.server.ts";
import { plainInput } from "./plain-input.functions.ts";
import type { RateLimit } from "./request-context.ts";

/** Runs before input validation. @throws HttpError 422 for input that cannot be stored, 429 after too many calls */
export const rateLimited = (limit: Omit<RateLimit, "key">) =>
  createMiddleware({ type: "function" })
    .middleware([plainInput])
    .server(async ({ next, context }) => {
      await guardRate(context, limit, "messages");
      return next();
    });
