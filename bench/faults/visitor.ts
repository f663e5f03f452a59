import { randomInt } from "node:crypto";
import type { Product } from "../product.ts";
import { assertThat, ExpectationError } from "./fault.ts";

type Site = Pick<Product, "origin">;

/** Internals that must never reach a visitor. */
const internals =
  /\b(?:ECONN\w+|ENOSPC|EROFS|EIO|EACCES|SQLSTATE|node_modules|pg-pool|kysely|stack trace)\b|\bat \w+ \(|\/tmp\/|TypeError|undefined is not/;
const sentence = /[A-Z][^.{}<>]{15,}\./;

export type PageResponse = { status: number; text: string; seconds: number };

/** Requests a URL as a browser does. @throws ExpectationError without a presentable response within a minute */
export async function visit(site: Site, path: string, init: RequestInit = {}): Promise<PageResponse> {
  const startedAt = performance.now();
  const response = await fetch(`${site.origin}${path}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
    ...init,
    headers: { accept: "text/html", ...init.headers },
  }).catch((error: Error) => {
    throw new ExpectationError(`${init.method ?? "GET"} ${path} got no response (${error.message})`);
  });
  const text = await response.text();
  const [leaked] = internals.exec(text.replaceAll(/<script[\s\S]*?<\/script>/g, "")) ?? [];
  assertThat(leaked === undefined, `${path} shows what only programs should read: ${leaked}`);
  return { status: response.status, text, seconds: (performance.now() - startedAt) / 1000 };
}

export async function expectPage(site: Site, path: string): Promise<PageResponse> {
  const response = await visit(site, path);
  assertThat(response.status === 200 && response.text.includes("</html>"), `${path} isn't a page (${response.status})`);
  return response;
}

export async function expectErrorPage(site: Site, path: string): Promise<PageResponse> {
  const response = await visit(site, path);
  assertThat(response.status === 503, `${path} returns ${response.status} instead of 503`);
  assertThat(response.text.includes("</html>") && sentence.test(response.text), `${path} has no designed sentence`);
  return response;
}

export const slowest = (...responses: readonly PageResponse[]) =>
  `${Math.max(...responses.map(({ seconds }) => seconds)).toFixed(1)} s`;

export const visitorEmail = (name: string) => `${name}@example.com`;

export const anyNetwork = () => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

export type FormResponse = PageResponse & { isAccepted: boolean };

/** Sends the contact form by script or as a plain form, which a redirect acknowledges. */
export async function sendMessage(
  site: Site,
  name: string,
  by: "script" | "browser" = "script",
): Promise<FormResponse> {
  const body = new URLSearchParams({
    name: `Visitor ${name}`,
    email: visitorEmail(name),
    message: `The question of ${name}`,
    elapsed: "9000",
  });
  const accept = by === "script" ? "application/json" : "text/html";
  const response = await visit(site, "/contact", { method: "POST", body, headers: { accept, ...anyNetwork() } });
  if (by === "browser") return { ...response, isAccepted: response.status === 303 };
  const result = /^\s*\{/.test(response.text) ? (JSON.parse(response.text) as { outcome?: string }) : {};
  return { ...response, isAccepted: response.status === 200 && result.outcome === "accepted" };
}

/**
 * By script and as a plain form, while nothing can be stored: each response is a sentence and none acknowledges the
 * message.
 */
export async function expectRejected(site: Site, name: string): Promise<PageResponse[]> {
  const responses = [
    await sendMessage(site, `${name}-script`, "script"),
    await sendMessage(site, `${name}-browser`, "browser"),
  ];
  for (const { isAccepted, status, text } of responses) {
    assertThat(!isAccepted, "the site says that it has a message that it cannot have");
    assertThat(status >= 500 && sentence.test(text), `a form gets no sentence (${status}): ${text.slice(0, 200)}`);
  }
  return responses;
}

export const zone = "Europe/Berlin";

export async function freeTimes(site: Site): Promise<number[]> {
  const html = await (await fetch(`${site.origin}/strategy-call?times=list&zone=${encodeURIComponent(zone)}`)).text();
  const times = Array.from(html.matchAll(/\?start=(\d+)/g), ([, start]) => Number(start));
  assertThat(times.length > 0, "no time is free");
  return times.toSorted((a, b) => a - b);
}

export async function sendBooking(site: Site, start: number, visitor: number): Promise<string | undefined> {
  const body = new FormData();
  const fields = { form: "booking", name: `Visitor ${visitor}`, email: visitorEmail(`visitor-${visitor}`), zone };
  for (const [name, value] of Object.entries({ ...fields, start: String(start) })) body.set(name, value);
  const response = await fetch(`${site.origin}/strategy-call`, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { origin: site.origin, accept: "application/json", ...anyNetwork() },
    signal: AbortSignal.timeout(30_000),
  });
  const result = (await response.json()) as { outcome?: string; location?: string };
  return result.outcome === "accepted" ? result.location?.replace(/#.*/, "") : undefined;
}
