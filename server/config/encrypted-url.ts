import { isIP } from "node:net";
import { isPublicIp } from "../../src/features/media/public-ip.server.ts";

/** Endings of names that no public host has. */
const privateName = /(?:^|\.)(?:local|localhost|internal|lan|home\.arpa)$/i;

/** Whether a host of a URL is this machine or in its own network: a name without a dot, a private name, a private IP. */
function isNear(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(name)) return !isPublicIp(name);
  return !name.includes(".") || privateName.test(name);
}

const withParameter = (text: string, name: string, value: string) =>
  `${text}${text.includes("?") ? "&" : "?"}${name}=${value}`;

/**
 * The URL of a PostgreSQL server; one that is reached over other networks is only spoken to with TLS and a certificate that is
 * valid, unless the URL itself says otherwise (`sslmode`).
 */
export function encryptedDatabaseUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || isNear(url.hostname)) return text;
  const isDecided = ["sslmode", "ssl", "host"].some((name) => url.searchParams.has(name));
  return isDecided ? text : withParameter(text, "sslmode", "verify-full");
}

/**
 * The URL of a mail server; one that is reached over other networks gets no email and no password without TLS, unless the URL
 * itself says otherwise (`ignoreTLS` or `requireTLS`).
 */
export function encryptedSmtpUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== "smtp:" || isNear(url.hostname)) return text;
  const isDecided = ["requireTLS", "ignoreTLS", "secure"].some((name) => url.searchParams.has(name));
  return isDecided ? text : withParameter(text, "requireTLS", "true");
}
