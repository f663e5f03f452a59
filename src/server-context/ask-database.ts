import { errorMessage } from "../lib/error-message.ts";

/** What a visitor is told when articles could not be read (spec 8). */
export const articleFailures = {
  list: "Error fetching blog articles",
  featured: "Error fetching featured blog articles",
  article: "Error fetching blog article",
  related: "Error fetching related blog articles",
  neighbours: "Error fetching neighbouring blog articles",
  categories: "Error fetching blog categories",
};

/** A reading that failed, in the words of the error catalogue. */
export class ReadFailure extends Error {
  override name = "ReadFailure";
}

/**
 * Runs a read and turns its failure into the sentence of the error catalogue (spec 8). The cause goes
 * to the log of the process; what reaches the visitor names no table, host or query.
 * @throws ReadFailure '{subject}: {message}'
 */
export async function askDatabase<Result>(subject: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new ReadFailure(`${subject}: the database did not answer`, { cause });
  }
}

/**
 * Asks a server function, in the browser too: when it cannot be reached, the error says which reading failed in the same
 * words as when the server could not read (spec 8).
 * @throws Error '{subject}: {message}'
 */
export async function askServer<Result>(subject: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    const message = errorMessage(cause);
    throw message.startsWith(`${subject}: `) ? cause : new Error(`${subject}: ${message}`, { cause });
  }
}
