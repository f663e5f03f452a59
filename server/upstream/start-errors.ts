import { z } from "zod";

/**
 * TanStack Start throws plain errors that only differ in their message. Obsolete when it throws typed errors
 * (https://github.com/TanStack/router/issues/6428). Guarded by `tests/integration/failures.test.ts`.
 */

export const isUnknownFunction = (failure: unknown): boolean =>
  failure instanceof Error && failure.message.startsWith("Server function info not found");

const issuesInMessage = z
  .array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) }))
  .min(1);

export type InputIssues = z.infer<typeof issuesInMessage>;

/** Schema issues of invalid input; undefined for any other failure. */
export function inputIssues(failure: unknown): InputIssues | undefined {
  // Subclasses come from a handler's own schema, about stored data.
  if (!(failure instanceof Error) || failure.constructor !== Error || !failure.message.startsWith("["))
    return undefined;
  try {
    return issuesInMessage.safeParse(JSON.parse(failure.message)).data;
  } catch {
    return undefined;
  }
}
