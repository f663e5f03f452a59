import { HttpError } from "../lib/error-message.ts";
import { functionErrorCodes } from "./error-messages.ts";

/**
 * The fetch of every call of a server function. The server answers a failed call with a status and a sentence
 * (server-failures.server.ts).
 * @throws HttpError with that status, its code and that sentence
 */
export const fetchFunction: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isSentence = response.headers.get("content-type")?.startsWith("text/plain") ?? false;
  if (response.ok || !isSentence) return response;
  throw new HttpError(response.status, await response.text(), functionErrorCodes[response.status]);
};
