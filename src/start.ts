import { createStart } from "@tanstack/react-start";
import { answerFunctionFailures, answerRequestFailures } from "./data/answer-failures.functions.ts";
import type { RequestContext } from "./data/request-context.ts";

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

export const startInstance = createStart(() => ({
  requestMiddleware: [answerRequestFailures],
  functionMiddleware: [answerFunctionFailures],
}));
