/**
 * An error with the status of its answer and a sentence that may be shown to anyone. The browser gets it from every request
 * that failed, and decides by `status` and `code`, never by the sentence.
 */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  /** Which of the reasons that share this status, where one matters. */
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What every browser says in its own way when a request got no answer. */
const networkMessages =
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?|network error)/i;

/** Whether a request failed because no answer came: no connection, a server that is away, or one that took too long. */
export const isNetworkError = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  ((thrown instanceof TypeError && networkMessages.test(thrown.message)) || thrown.name === "TimeoutError");

/** What a proxy in front of the site answers when the site is away: a page of its own instead of a message. */
const markup = /^\s*<[!a-z]/i;

/** The message of a thrown value, as a sentence where the browser's own words, or a proxy's page, are none. */
export function errorMessage(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return isNetworkError(thrown) || markup.test(message)
    ? "The server did not answer. Check your connection, then try again."
    : message;
}
