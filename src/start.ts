import { createStart } from "@tanstack/react-start";
import { mapFunctionFailures, mapRequestFailures } from "./server-context/map-failures.functions.ts";
import { boundedInput, recordContext } from "./server-context/plain-input.functions.ts";
import type { RequestContext } from "./server-context/request-context.ts";

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

export const startInstance = createStart(() => ({
  requestMiddleware: [mapRequestFailures, recordContext],
  functionMiddleware: [mapFunctionFailures, boundedInput],
}));
