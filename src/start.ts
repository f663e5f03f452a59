import { createStart } from "@tanstack/react-start";
import type { RequestContext } from "./data/request-context.ts";

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

export const startInstance = createStart(() => ({}));
