import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicIp } from "../../server-context/config-values/public-ip.server.ts";

type Host = { address: string; family: number };

/** Tests pass their own; the site uses `publicInternet`. */
export type AllowedHosts = {
  resolve: (hostname: string) => Promise<readonly Host[]>;
  isAllowed: (address: string) => boolean;
};

/** Resolved by the system. */
const publicInternet: AllowedHosts = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicIp,
};

export class UrlNotAllowedError extends Error {
  override name = "UrlNotAllowedError";
}

function readTarget(rawUrl: string): URL {
  const url = URL.canParse(rawUrl) ? new URL(rawUrl) : undefined;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) {
    throw new UrlNotAllowedError("Only http and https URLs are allowed.");
  }
  if (url.username || url.password) throw new UrlNotAllowedError("The URL contains a user name or a password.");
  return url;
}

/** DNS lookups cannot be aborted, so this stops waiting for them. */
function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Resolves the host and checks that all of its IP addresses are allowed. */
async function resolveAllowedHost(
  { hostname }: URL,
  { resolve, isAllowed }: AllowedHosts,
  signal: AbortSignal,
): Promise<Host> {
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(name);
  const hosts = family ? [{ address: name, family }] : await untilAborted(signal, resolve(name));
  const [host] = hosts.toSorted((a, b) => a.family - b.family);
  if (!host) throw new UrlNotAllowedError("The host has no address.");
  if (!hosts.every(({ address }) => isAllowed(address))) throw new UrlNotAllowedError("The host is not public.");
  return host;
}

function send(
  url: URL,
  host: Host,
  {
    method,
    headers,
    body,
    signal,
  }: Required<Pick<RequestOptions, "method" | "headers" | "signal">> & { body: string | undefined },
): Promise<http.IncomingMessage> {
  // Connects to the checked IP: another lookup could differ (DNS rebinding).
  const pinned: LookupFunction = (_hostname, options, callback) =>
    options.all ? callback(null, [host]) : callback(null, host.address, host.family);
  return new Promise((resolve, reject) => {
    const client = url.protocol === "https:" ? https : http;
    client
      .request(url, { method, agent: false, headers, lookup: pinned, signal }, resolve)
      .on("error", reject)
      .end(body);
  });
}

/** Checks a URL without sending a request: its scheme and the current IP addresses of its host. @throws UrlNotAllowedError, DNS errors */
export async function checkTarget(
  rawUrl: string,
  { signal, allowedHosts = publicInternet }: Pick<RequestOptions, "signal" | "allowedHosts">,
): Promise<void> {
  await resolveAllowedHost(readTarget(rawUrl), allowedHosts, signal);
}

/**
 * Checks and follows redirects; with `maxRedirects` 0, a redirect is the response. The caller reads and destroys the body.
 * @throws UrlNotAllowedError
 */
export async function guardedRequest(
  rawUrl: string,
  { method = "GET", headers = {}, body, maxRedirects = 5, signal, allowedHosts = publicInternet }: RequestOptions,
): Promise<{ response: http.IncomingMessage; redirectOrigins: string[] }> {
  let url = readTarget(rawUrl);
  const origins = new Set([url.origin]);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const host = await resolveAllowedHost(url, allowedHosts, signal);
    const response = await send(url, host, { method, headers, body, signal });
    const { location } = response.headers;
    if (maxRedirects === 0 || !location || ![301, 302, 303, 307, 308].includes(response.statusCode ?? 0)) {
      return { response, redirectOrigins: [...origins].slice(1) };
    }
    response.destroy();
    url = readTarget(URL.canParse(location, url.href) ? new URL(location, url.href).href : "");
    origins.add(url.origin);
  }
  throw new UrlNotAllowedError("The URL redirects too often.");
}

/** At most `maxBytes` of the body; destroys the response. */
export async function readBody(
  response: http.IncomingMessage,
  maxBytes: number,
): Promise<{ bytes: Buffer<ArrayBuffer>; isComplete: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) break;
    }
  } finally {
    response.destroy();
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isComplete: length <= maxBytes };
}

type RequestOptions = {
  method?: "GET" | "HEAD" | "POST";
  headers?: Record<string, string>;
  body?: string;
  maxRedirects?: number;
  signal: AbortSignal;
  allowedHosts?: AllowedHosts | undefined;
};
