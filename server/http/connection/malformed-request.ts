import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { plainPage } from "../unavailable-page.ts";

const page = plainPage(
  "This request cannot be read",
  'Check the address, or start from the <a href="/">home page</a>.',
);

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is not HTTP at all with a page and closes the connection; for the server's event `clientError`. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? 400;
  const headers = { ...page.headers, "Content-Length": Buffer.byteLength(page.body), Connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", page.body].join("\r\n"));
}
