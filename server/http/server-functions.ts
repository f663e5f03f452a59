import { outdatedMessage } from "../../src/lib/outdated.ts";
import { signInAgainMessage } from "../../src/server-context/error-messages.ts";
import { errorResponseAndClose } from "../../src/server-context/http/limited-body.ts";
import { uncachedResponse } from "../../src/server-context/http/text-response.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { FunctionCache } from "../cache/function-cache.ts";
import { functionCallHeader } from "../upstream/function-calls.ts";
import { mayExceed } from "./request-body.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Default limit in bytes: a few fields. */
export const defaultFunctionBytes = 8 * kilobyte;

/** Notes, replies, questions and lists of fields. */
const entries = 128 * kilobyte;
const editor = 2 * megabyte;
/** A file read by the browser. */
const file = 8 * megabyte;

/** Owner's functions with larger bodies; everyone else gets the usual limit. */
export const functionBodyLimits: Readonly<Record<string, number>> = {
  saveArticleDraft: editor,
  storeArticle: editor,
  saveEpisodeDraft: editor,
  storeEpisode: editor,
  savePageDraft: editor,
  storePage: editor,
  saveIssueDraft: editor,
  storeIssue: editor,
  storeSequenceEmail: editor,
  storeEpisodeChapters: editor,
  saveSiteLegalText: editor,
  saveSiteSettings: editor,

  storeEpisodeTranscript: file,
  previewSubscriberImport: file,
  importSubscriberFile: file,
  importRedirects: file,

  addBooking: entries,
  createManualLead: entries,
  decideAboutGuest: entries,
  deleteRedirects: entries,
  restoreBinEntries: entries,
  saveEventType: entries,
  saveHours: entries,
  saveRecordNotes: entries,
  saveTexts: entries,
  sendLeadReply: entries,
  startSiteImport: entries,
};

const unreadable = () => uncachedResponse(400, "This request cannot be read.");

async function bodyText(request: Request): Promise<string | undefined> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Removes the content type, which makes the framework expect a form. */
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
    if (type !== "application/json") return uncachedResponse(415, "This address takes JSON only.");
    headers.set("content-type", "application/json");
  }
  return new Request(request.url, { method: request.method, headers, body: text, signal: request.signal });
}

/** Prepares a call for the framework, or rejects it: 400 invalid UTF-8, 404 unknown URL, 415 not JSON. */
async function readableRequest(request: Request, id: string): Promise<Request | Response> {
  // Excludes names inherited from Object.prototype.
  if (!/^\w+$/.test(id) || id in Object.prototype) return uncachedResponse(404, outdatedMessage);
  // The framework responds in our format only with this header.
  if (request.headers.get(functionCallHeader) !== "true")
    return uncachedResponse(400, "This address is for the site's own pages.");
  if (request.method === "GET" || request.method === "HEAD") return withReadableQuery(request);
  return request.method === "POST"
    ? withReadableBody(request)
    : uncachedResponse(405, "This address does not take such a request.", { Allow: "GET, HEAD, POST" });
}

/** Body limit of a function; rejects larger announced bodies without an administrator's session. */
export async function functionBodyLimit(
  request: Request,
  id: string,
  readSession: SiteContext["readSession"],
): Promise<number | Response> {
  const limit = Object.hasOwn(functionBodyLimits, id) ? functionBodyLimits[id] : undefined;
  if (limit === undefined || !mayExceed(request, defaultFunctionBytes)) return defaultFunctionBytes;
  const user = await readSession(request.headers);
  if (user?.role === "admin") return limit;
  const isLarge = Number(request.headers.get("content-length") ?? 0) > defaultFunctionBytes;
  return isLarge && !user ? errorResponseAndClose(401, signInAgainMessage) : defaultFunctionBytes;
}

export async function callServerFunction(
  request: Request,
  id: string,
  clientNetwork: string,
  functionCache: Pick<FunctionCache, "serve">,
): Promise<Response> {
  const call = await readableRequest(request, id);
  return call instanceof Response ? call : functionCache.serve(call, clientNetwork);
}
