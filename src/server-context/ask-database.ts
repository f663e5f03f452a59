import { errorMessage } from "../lib/error-message.ts";

/** Spec 8. */
export const articleFailures = {
  list: "Error fetching blog articles",
  featured: "Error fetching featured blog articles",
  article: "Error fetching blog article",
  related: "Error fetching related blog articles",
  neighbours: "Error fetching neighbouring blog articles",
  categories: "Error fetching blog categories",
};

export class ReadFailure extends Error {
  override name = "ReadFailure";
}

/**
 * Maps failures to the error catalogue (spec 8). The cause is only logged; visitors see no table, host or query.
 * @throws ReadFailure '{subject}: {message}'
 */
export async function askDatabase<Result>(subject: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new ReadFailure(`${subject}: the database did not answer`, { cause });
  }
}

/** The same message when the server is unreachable (spec 8). @throws Error '{subject}: {message}' */
export async function askServer<Result>(subject: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    const message = errorMessage(cause);
    throw message.startsWith(`${subject}: `) ? cause : new Error(`${subject}: ${message}`, { cause });
  }
}
