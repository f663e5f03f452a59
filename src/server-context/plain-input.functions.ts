import { createMiddleware } from "@tanstack/react-start";
import { HttpError } from "../lib/error-message.ts";
import { answerFunctionFailures } from "./answer-failures.functions.ts";

/** More values than anything that the site sends. */
const maxNodes = 10_000;

/** Deeper than anything that the site sends. */
const maxDepth = 32;

/** "structure": not plain data, or more of it than any function takes; "control characters": a text that nothing can store. */
type InputFault = "structure" | "control characters";

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.getOwnPropertySymbols(value).length === 0;
}

/** What an object or a list contains, names included; undefined for any other kind of object. */
function contentsOf(value: object): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  return isPlainObject(value) ? [...Object.keys(value), ...Object.values(value)] : undefined;
}

/**
 * What is wrong with the decoded input of a server function; undefined for plain data: objects, lists, texts, numbers,
 * booleans, null and undefined, each object once. What the serialiser can write beyond that (references, streams, promises,
 * maps, patterns) the site never sends. Visits each value once, at most `maxNodes` of them.
 */
export function inputFault(input: unknown): InputFault | undefined {
  const seen = new Set<object>();
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  let found = 1;
  let fault: InputFault | undefined;
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const { value, depth } = entry;
    if (typeof value === "bigint" || typeof value === "symbol" || typeof value === "function") return "structure";
    if (typeof value === "string" && value.includes("\0")) fault = "control characters";
    if (typeof value !== "object" || value === null) continue;
    const contents = seen.has(value) || depth === maxDepth ? undefined : contentsOf(value);
    if (!contents) return "structure";
    seen.add(value);
    found += contents.length;
    if (found > maxNodes) return "structure";
    for (const part of contents) waiting.push({ value: part, depth: depth + 1 });
  }
  return fault;
}

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
