import { copyOf } from "../../src/facts/page-texts.ts";
import type { Site } from "../../src/facts/site.ts";
import type { RoutePolicy } from "../../src/route-policy.ts";
import { plainPage } from "../../src/server-context/http/plain-page.ts";
import { plainPageWords } from "../../src/server-context/http/plain-page-copy.ts";
import { textResponse } from "../../src/server-context/http/text-response.ts";
import { isSameOrigin } from "../../src/server-context/same-origin.ts";
import type { Pages } from "./pages.ts";
import { type RenderQueue, rejectionMessage } from "./render-queue.ts";
import type { Render } from "./renderer.ts";

type Origins = {
  siteUrl: string;
  formOrigins: readonly string[];
};

/** The only same-origin check of forms and server functions. A form of an exported copy counts as our own. */
export function originFault(request: Request, policy: RoutePolicy, origins: Origins, site: Site): Response | undefined {
  if (policy.form === "anywhere" || policy.isOpen) return undefined;
  const isForm = request.method === "POST" && policy.form !== undefined;
  if (isForm && origins.formOrigins.includes(request.headers.get("origin") ?? "")) return undefined;
  return isSameOrigin(request, origins.siteUrl) ? undefined : textResponse(403, copyOf(site, plainPageWords).otherSite);
}

const wantsJson = (request: Request) => request.headers.get("accept")?.startsWith("application/json") ?? false;

/** Rejected before a page could show the entered values: unreadable, cross-origin, too many, unavailable. */
const lostStatuses: ReadonlySet<number> = new Set([400, 403, 408, 413, 415, 429, 500, 502, 503]);

/** Adds a way back for browsers without JavaScript: their form still has the entered values. */
export async function withBackLink(request: Request, response: Response, site: Site): Promise<Response> {
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isPage || wantsJson(request) || !lostStatuses.has(response.status)) return response;
  const sentence = (await response.text()).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { title, text } = copyOf(site, plainPageWords).lost;
  const page = plainPage(title, `${sentence} ${text}`, site);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
  return new Response(page.body, { status: response.status, headers });
}

/** Form posts without JavaScript: responds with a redirect, or the page with errors at its fields. */
export async function submitForm(
  request: Request,
  { isCounted, ...sender }: { clientNetwork: string; form: FormData | undefined; isCounted: boolean },
  { render, pages, queue, site }: { render: Render; pages: Pick<Pages, "postProcess">; queue: RenderQueue; site: Site },
): Promise<Response> {
  const work = () => render(request, sender);
  const { result: response, rejected } = await queue.run(sender.clientNetwork, work, isCounted);
  if (rejected)
    return textResponse(rejected.status, rejectionMessage(site, rejected), {
      "Retry-After": String(rejected.retryAfter),
    });
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!isPage) return new Response(await response.arrayBuffer(), { status: response.status, headers });
  const { body, headers: pageHeaders } = pages.postProcess(await response.text());
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
  return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
}
