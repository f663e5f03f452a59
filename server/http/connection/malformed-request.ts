import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { securityHeaders } from "../security-headers.ts";
import { plainPage } from "../unavailable-page.ts";

const page = plainPage(
  "This request cannot be read",
  'Check the address, or start from the <a href="/">home page</a>.',
);

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Makes the listener of the server's event `clientError`: what is not HTTP at all is answered with a page, and its connection closed. */
export function createMalformedAnswer(siteUrl: string): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const headers = {
    ...securityHeaders(siteUrl),
    ...page.headers,
    "Content-Length": Buffer.byteLength(page.body),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ""] ?? 400;
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", page.body].join("\r\n"));
  };
}
