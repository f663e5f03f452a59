import type { RoutePolicy } from "../../src/route-policy.ts";
import { isSameOrigin } from "../../src/server-context/same-origin.ts";
import type { Pages } from "./pages.ts";
import type { Render } from "./renderer.ts";
import { plainPage } from "./unavailable-page.ts";

const text = (status: number, message: string) =>
  new Response(message, { status, headers: { "Content-Type": "text/plain; charset=UTF-8" } });

type Origins = {
  siteUrl: string;
  formOrigins: readonly string[];
};

/** The only same-origin check of forms and server functions. A form of an exported copy counts as our own. */
export function originFault(request: Request, policy: RoutePolicy, origins: Origins): Response | undefined {
  if (policy.form === "anywhere" || policy.isOpen) return undefined;
  const isForm = request.method === "POST" && policy.form !== undefined;
  if (isForm && origins.formOrigins.includes(request.headers.get("origin") ?? "")) return undefined;
  return isSameOrigin(request, origins.siteUrl) ? undefined : text(403, "This can only be sent from our own pages.");
}

const wantsJson = (request: Request) => request.headers.get("accept")?.startsWith("application/json") ?? false;

/** For browsers without JavaScript, which keep the entered values. */
async function notSentPage(response: Response): Promise<Response> {
  const sentence = (await response.text()).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { body, headers } = plainPage(
    "That did not reach us",
    `${sentence} Go back in your browser: what you typed should still be there, to be sent again.`,
  );
  const retry = response.headers.get("retry-after");
  return new Response(body, {
    status: response.status,
    headers: { ...headers, ...(retry && { "Retry-After": retry }) },
  });
}

/** Form posts without JavaScript: answered with a redirect, or the page with errors at its fields. */
export async function submitForm(
  request: Request,
  sender: { clientNetwork: string; form: FormData | undefined },
  { render, pages }: { render: Render; pages: Pick<Pages, "finish"> },
): Promise<Response> {
  const response = await render(request, sender);
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (response.status >= 500 && !isPage && !wantsJson(request)) return notSentPage(response);
  if (!isPage) return new Response(await response.arrayBuffer(), { status: response.status, headers });
  const { body, headers: own } = pages.finish(await response.text());
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
}
