import { createStart } from "@tanstack/react-start";
import { answerFunctionFailures, answerRequestFailures } from "./server-context/answer-failures.functions.ts";
import { boundedInput, recordContext } from "./server-context/plain-input.functions.ts";
import type { RequestContext } from "./server-context/request-context.ts";

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

export const startInstance = createStart(() => ({
  requestMiddleware: [answerRequestFailures, recordContext],
  functionMiddleware: [answerFunctionFailures, boundedInput],
}));
