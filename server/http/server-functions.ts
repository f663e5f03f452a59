import { outdatedMessage } from "../../src/lib/outdated.ts";
import { signInAgainMessage } from "../../src/server-context/error-messages.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { FunctionCache } from "../cache/function-cache.ts";
import { functionCallHeader } from "../upstream/function-calls.ts";
import { closingAnswer, mayExceed } from "./request-body.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Bytes of the body of a server function: a few entries, as every function takes that is not named below. */
export const usualFunctionBytes = 8 * kilobyte;

/** Bytes of notes, replies, questions and lists of entries. */
const entries = 128 * kilobyte;
/** Bytes of a whole text with its parts. */
const editor = 2 * megabyte;
/** Bytes of a file that the browser has read. */
const file = 8 * megabyte;

/** Functions that take more than usual, by name. All are the owner's: from anyone else they take as much as the others. */
export const functionBodyLimits: Readonly<Record<string, number>> = {
  saveArticleDraft: editor,
  storeArticle: editor,
  saveEpisodeDraft: editor,
  storeEpisode: editor,
  saveIssueDraft: editor,
  storeIssue: editor,
  storeEpisodeChapters: editor,
  saveSiteLegalText: editor,
  saveSiteSettings: editor,

  storeEpisodeTranscript: file,
  previewSubscriberImport: file,
  importSubscriberFile: file,

  addBooking: entries,
  createManualLead: entries,
  decideAboutGuest: entries,
  restoreBinEntries: entries,
  saveBookingNotes: entries,
  saveEventType: entries,
  saveGuestNotes: entries,
  saveHours: entries,
  saveLeadNotes: entries,
  saveSubscriberNotes: entries,
  sendLeadReply: entries,
};

const answer = (status: number, message: string) =>
  new Response(message, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

const unreadable = () => answer(400, "This request cannot be read.");

/** The body as text; undefined when it is no UTF-8. */
async function bodyText(request: Request): Promise<string | undefined> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The question without a type of content, which makes the framework look for a form in it. */
function withReadableQuery(request: Request): Request {
  if (!request.headers.has("content-type")) return request;
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}

async function withReadableBody(request: Request): Promise<Request | Response> {
  const text = await bodyText(request);
  if (text === undefined) return unreadable();
  const headers = new Headers(request.headers);
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  headers.delete("content-type");
  if (text !== "") {
    if (type !== "application/json") return answer(415, "This address takes JSON only.");
    headers.set("content-type", "application/json");
  }
  return new Request(request.url, { method: request.method, headers, body: text, signal: request.signal });
}

/**
 * A request to a server function as the framework can read it, or the answer to one that it cannot: 400 for a body that
 * is no text, 404 for a URL of no function, 415 for a body that is no JSON.
 */
async function readableRequest(request: Request, id: string): Promise<Request | Response> {
  // A name that every object has would be found among the functions.
  if (!/^\w+$/.test(id) || id in Object.prototype) return answer(404, outdatedMessage);
  // Only with this header the framework answers in the format that the site's pages read.
  if (request.headers.get(functionCallHeader) !== "true")
    return answer(400, "This address is for the site's own pages.");
  if (request.method === "GET" || request.method === "HEAD") {
    return withReadableQuery(request);
  }
  return request.method === "POST"
    ? withReadableBody(request)
    : answer(405, "This address does not take such a request.");
}

/**
 * Bytes that the body of a call of the function `id` may have, or the answer to a call that announces more than usual without a
 * session. Only for an administrator a large body is read and decoded.
 */
export async function functionBodyLimit(
  request: Request,
  id: string,
  readSession: SiteContext["readSession"],
): Promise<number | Response> {
  const limit = Object.hasOwn(functionBodyLimits, id) ? functionBodyLimits[id] : undefined;
  if (limit === undefined || !mayExceed(request, usualFunctionBytes)) return usualFunctionBytes;
  const user = await readSession(request.headers);
  if (user?.role === "admin") return limit;
  const isLarge = Number(request.headers.get("content-length") ?? 0) > usualFunctionBytes;
  return isLarge && !user ? closingAnswer(401, signInAgainMessage) : usualFunctionBytes;
}

/** Answers a call of the server function `id`, from the cache where its answer is the same for everyone. */
export async function callServerFunction(
  request: Request,
  id: string,
  clientIp: string,
  functionCache: Pick<FunctionCache, "answer">,
): Promise<Response> {
  const call = await readableRequest(request, id);
  return call instanceof Response ? call : functionCache.answer(call, clientIp);
}
