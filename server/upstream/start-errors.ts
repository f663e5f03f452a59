import { z } from "zod";

/**
 * What TanStack Start throws as plain errors that only their message tells apart. This file can go when the framework throws kinds
 * of errors (https://github.com/TanStack/router/issues/6428 for input). `tests/integration/failures.test.ts` fails when a message
 * changes: an address of no function and input that does not match would be answered with 500.
 */

/** Whether a call named a function that this build does not have. */
export const isUnknownFunction = (failure: unknown): boolean =>
  failure instanceof Error && failure.message.startsWith("Server function info not found");

const issuesInMessage = z
  .array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) }))
  .min(1);

export type InputIssues = z.infer<typeof issuesInMessage>;

/** The issues of input that did not match its schema; undefined for every other failure. */
export function inputIssues(failure: unknown): InputIssues | undefined {
  // A subclass is no error of input: a handler's own schema did not recognise something that is stored.
  if (!(failure instanceof Error) || failure.constructor !== Error || !failure.message.startsWith("["))
    return undefined;
  try {
    return issuesInMessage.safeParse(JSON.parse(failure.message)).data;
  } catch {
    return undefined;
  }
}
