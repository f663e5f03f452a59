import { createMiddleware } from "@tanstack/react-start";
import { HttpError } from "../lib/error-message.ts";
import { answerFunctionFailures } from "./answer-failures.functions.ts";
import { inputFault } from "./input-fault.ts";

/** Around every request: records the names of what the server itself hands to functions. */
export const recordContext = createMiddleware({ type: "request" }).server(({ next, context }) =>
  next({ context: { ownNames: new Set(Object.keys(context)) } }),
);

/**
 * Before every server function, whoever calls it: rejects input that is not plain data, and a context that a client sent,
 * which the framework would merge into the server's own.
 * @throws HttpError 400
 */
export const boundedInput = createMiddleware({ type: "function" })
  // RouterClient does not hand the options of start.ts to the browser: there the fetch of a call comes from here.
  .middleware([recordContext, answerFunctionFailures])
  .server(({ next, data, context }) => {
    const isForeign = (name: string) => name !== "ownNames" && !context.ownNames.has(name);
    const fault = inputFault(data);
    if (fault === "structure" || Object.keys(context).some(isForeign))
      throw new HttpError(400, "This request cannot be read.");
    return next({ context: { hasControlCharacters: fault === "control characters" } });
  });

/**
 * Rejects input with characters that nothing can store. Functions that anyone may call pass it at once, those of the admin
 * area after they were authorised.
 * @throws HttpError 422
 */
export const plainInput = createMiddleware({ type: "function" })
  .middleware([boundedInput])
  .server(({ next, context }) => {
    if (context.hasControlCharacters)
      throw new HttpError(422, "Please remove the control characters from what you entered.");
    return next();
  });
