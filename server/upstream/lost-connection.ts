/**
 * Connection errors without codes of pg, its pool, Kysely and PGlite. Obsolete when they have codes. Guarded by
 * `lost-connection.test.ts`; otherwise such errors would give 500 instead of 503.
 */
const messages = new RegExp(
  [
    ...["Connection terminated", "timeout exceeded when trying to connect", "Query read timeout"],
    ...["Client (?:has|was)", "Cannot use a pool after", "driver has already been destroyed", "PGlite is clos"],
  ]
    .map((start) => `^${start}`)
    .join("|"),
);

export const isLostConnection = ({ message }: Error): boolean => messages.test(message);
