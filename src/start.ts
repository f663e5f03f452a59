import { createStart } from "@tanstack/react-start";
import { answerFunctionFailures, answerRequestFailures } from "./request/answer-failures.functions.ts";
import { fetchFunction } from "./request/fetch-function.ts";
import { boundedInput, recordContext } from "./request/plain-input.functions.ts";
import type { RequestContext } from "./request/request-context.ts";

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

export const startInstance = createStart(() => ({
  requestMiddleware: [answerRequestFailures, recordContext],
  serverFns: { fetch: fetchFunction },
  functionMiddleware: [answerFunctionFailures, boundedInput],
}));
