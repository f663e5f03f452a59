import { createMiddleware } from "@tanstack/react-start";
import { fetchFunction } from "./fetch-function.ts";
import { checkedAnswer, functionFailure, pageAnswer, recordCall, requestFailure } from "./server-failures.server.ts";

/** Around every server function: an error leaves the server as a status and a sentence, and is an HttpError in the browser. */
export const answerFunctionFailures = createMiddleware({ type: "function" })
  .client(({ next }) => next({ fetch: fetchFunction }))
  .server(async ({ next, context }) => {
    recordCall();
    try {
      return await next();
    } catch (failure) {
      throw functionFailure(context, failure);
    }
  });

/** Around every request: what fails outside of a server function is answered with a status and a sentence too. */
export const answerRequestFailures = createMiddleware({ type: "request" }).server(
  async ({ next, request, context, handlerType }) => {
    try {
      const result = await next();
      return handlerType === "serverFn"
        ? checkedAnswer(context, request, result.response)
        : pageAnswer(request, result.response);
    } catch (failure) {
      return requestFailure(context, failure);
    }
  },
);
