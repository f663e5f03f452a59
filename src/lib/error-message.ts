/** An error with a status and a message fit for users. Code decides by `status` and `code`, never by the message. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const networkMessages =
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?|network error)/i;

/** No response: offline, unreachable or timed out. */
export const isNetworkError = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  ((thrown instanceof TypeError && networkMessages.test(thrown.message)) || thrown.name === "TimeoutError");

const markup = /^\s*<[!a-z]/i;

/** Replaces browsers' network errors and proxies' pages with a plain sentence. */
export function errorMessage(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return isNetworkError(thrown) || markup.test(message)
    ? "The server did not answer. Check your connection, then try again."
    : message;
}
