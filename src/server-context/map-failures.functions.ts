import { createMiddleware } from "@tanstack/react-start";
import { fetchFunction } from "./fetch-function.ts";
import {
  checkedResponse,
  functionFailure,
  pageResponse,
  recordCall,
  requestFailure,
} from "./server-failures.server.ts";

/** Errors of server functions become a status and message, an HttpError in the browser. */
export const mapFunctionFailures = createMiddleware({ type: "function" })
  .client(({ next }) => next({ fetch: fetchFunction }))
  .server(async ({ next, context }) => {
    recordCall();
    try {
      return await next();
    } catch (failure) {
      throw functionFailure(context, failure);
    }
  });

/** The same for failures outside of server functions. */
export const mapRequestFailures = createMiddleware({ type: "request" }).server(
  async ({ next, request, context, handlerType }) => {
    try {
      const result = await next();
      return handlerType === "serverFn"
        ? checkedResponse(context, request, result.response)
        : pageResponse(request, result.response);
    } catch (failure) {
      return requestFailure(context, failure);
    }
  },
);
