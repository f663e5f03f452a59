import { createMiddleware } from "@tanstack/react-start";
import { HttpError } from "../lib/error-message.ts";
import { guardRate } from "./guards.server.ts";
import { mapFunctionFailures } from "./map-failures.functions.ts";
import type { RateLimit } from "./request-context.ts";

/** Runs before input validation. @throws HttpError 422 for input that cannot be stored, 429 after too many calls */
export const rateLimited = (limit: Omit<RateLimit, "key">) =>
  createMiddleware({ type: "function" })
    .middleware([plainInput])
    .server(async ({ next, context }) => {
      await guardRate(context, limit, "messages");
      return next();
    });

/** Both are far above anything the site sends. */
const [maxNodes, maxDepth] = [10_000, 32];

/** "structure": not plain or too large; "control characters": not storable. */
type InputFault = "structure" | "control characters";

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.getOwnPropertySymbols(value).length === 0;
}

function contentsOf(value: object): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  return isPlainObject(value) ? [...Object.keys(value), ...Object.values(value)] : undefined;
}

/**
 * Undefined for plain data: objects, lists, strings, numbers, booleans, null, undefined; each object once. The serialiser
 * also allows references, streams, promises, maps and patterns, which the site never sends. Visits at most `maxNodes`.
 */
export function inputFault(input: unknown): InputFault | undefined {
  const seen = new Set<object>();
  const pending: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  let nodeCount = 1;
  let fault: InputFault | undefined;
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    const { value, depth } = entry;
    if (typeof value === "bigint" || typeof value === "symbol" || typeof value === "function") return "structure";
    if (typeof value === "string" && value.includes("\0")) fault = "control characters";
    if (typeof value !== "object" || value === null) continue;
    const contents = seen.has(value) || depth === maxDepth ? undefined : contentsOf(value);
    if (!contents) return "structure";
    seen.add(value);
    nodeCount += contents.length;
    if (nodeCount > maxNodes) return "structure";
    for (const part of contents) pending.push({ value: part, depth: depth + 1 });
  }
  return fault;
}

/** Records the server's own context keys. */
export const recordContext = createMiddleware({ type: "request" }).server(({ next, context }) =>
  next({ context: { ownNames: new Set(Object.keys(context)) } }),
);

/** Rejects non-plain input, and client-sent context, which the framework would merge. @throws HttpError 400 */
export const boundedInput = createMiddleware({ type: "function" })
  // RouterClient ignores the options of start.ts in the browser, so the fetch is set here.
  .middleware([recordContext, mapFunctionFailures])
  .server(({ next, data, context }) => {
    const isForeign = (name: string) => name !== "ownNames" && !context.ownNames.has(name);
    const fault = inputFault(data);
    if (fault === "structure" || Object.keys(context).some(isForeign))
      throw new HttpError(400, "This request cannot be read.");
    return next({ context: { hasControlCharacters: fault === "control characters" } });
  });

/** Rejects characters that cannot be stored; for the admin area after authorisation. @throws HttpError 422 */
export const plainInput = createMiddleware({ type: "function" })
  .middleware([boundedInput])
  .server(({ next, context }) => {
    if (context.hasControlCharacters)
      throw new HttpError(422, "Please remove the control characters from what you entered.");
    return next();
  });
