import type { SharedAnswers } from "../cache/response-cache.ts";
import { readableRequest } from "./server-function-request.ts";

/** Answers a call of a server function, from the cache where its answer is the same for everyone. */
export async function callServerFunction(
  request: Request,
  clientIp: string,
  sharedAnswers: Pick<SharedAnswers, "answer">,
): Promise<Response> {
  const call = await readableRequest(request);
  return call instanceof Response ? call : sharedAnswers.answer(call, clientIp);
}
