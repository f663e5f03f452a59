import { HttpError } from "../lib/error-message.ts";
import { functionErrorCodes } from "./error-messages.ts";

/** Turns failed calls into HttpError with status, code and message (server-failures.server.ts). */
export const fetchFunction: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isSentence = response.headers.get("content-type")?.startsWith("text/plain") ?? false;
  if (response.ok || !isSentence) return response;
  throw new HttpError(response.status, await response.text(), functionErrorCodes[response.status]);
};
