/**
 * How pg, its pool, Kysely and PGlite say, without a code, that a connection broke, was not made in time or is closed. This file can
 * go when they give such errors codes. `lost-connection.test.ts` fails when they say it in other words: what needs
 * the database would be answered with 500 instead of 503.
 */
const words = new RegExp(
  [
    ...["Connection terminated", "timeout exceeded when trying to connect", "Query read timeout"],
    ...["Client (?:has|was)", "Cannot use a pool after", "driver has already been destroyed", "PGlite is clos"],
  ]
    .map((start) => `^${start}`)
    .join("|"),
);

/** Whether a database is lost, by the words of its client. */
export const isLostConnection = ({ message }: Error): boolean => words.test(message);
