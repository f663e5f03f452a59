import { createServer, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { OperatorError } from "../../../src/server-context/operator-error.ts";
import type { CacheResponder } from "../../cache/serve-from-cache.ts";
import type { Logger } from "../../logger.ts";
import { securityHeaders } from "../security-headers.ts";
import { plainPage } from "../unavailable-page.ts";
import { createTargetHandler } from "./target-handler.ts";

const page = plainPage(
  "This request cannot be read",
  'Check the address, or start from the <a href="/">home page</a>.',
);

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Makes the listener of the server's event `clientError`: what is not HTTP at all is answered with a page, and its connection closed. */
function createMalformedAnswer(siteUrl: string): (error: NodeJS.ErrnoException, socket: Duplex) => void {
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

export type Socket = {
  port: number;
  server: Server;
  /** Goes on serving, and lets each connection end with its next answer, so that proxies move on. */
  drain: () => void;
  /** Accepts no new requests, lets the running ones finish (10 seconds at most), then resolves. */
  close: () => Promise<void>;
};

const patience = 10_000;

/**
 * Opens the socket; what comes through it reaches the shortcut and the application as a normal target of `siteUrl`.
 * @throws OperatorError when the port is taken or may not be used.
 */
export function listen(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  { port, host, siteUrl, logger }: { port: number; host: string; siteUrl: string; logger: Pick<Logger, "info"> },
  shortcut: CacheResponder = () => false,
): Promise<Socket> {
  const listener = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings));
  const targets = createTargetHandler({ siteUrl, logger });
  let closing = false;
  let draining = false;
  const server = createServer((incoming, outgoing) => {
    // A connection that stays open after its answer would hold up the end.
    if (closing || draining) outgoing.shouldKeepAlive = false;
    outgoing.on("finish", () => closing && server.closeIdleConnections());
    const target = targets.receive(incoming, outgoing);
    if (target && !shortcut(incoming, outgoing, target)) void listener(incoming, outgoing);
  });
  server.on("clientError", createMalformedAnswer(siteUrl));
  // Longer than the idle time of a proxy in front, so that it never writes into a closing connection.
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        reject(
          new OperatorError(
            `Port ${port} is taken by another program; stop that one, or choose another port: PORT=${port + 1} npm start.`,
          ),
        );
      } else if (error.code === "EACCES") {
        reject(
          new OperatorError(`Port ${port} may not be used by this user; choose one above 1023: PORT=3000 npm start.`),
        );
      } else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
        reject(
          new OperatorError(`This machine has no address ${host}; use for example HOST=127.0.0.1 or HOST=0.0.0.0.`),
        );
      } else reject(error);
    });
    server.listen(port, host, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        server,
        drain: () => {
          draining = true;
        },
        close: () =>
          new Promise((done) => {
            closing = true;
            const force = setTimeout(() => server.closeAllConnections(), patience);
            server.close(() => {
              clearTimeout(force);
              done();
            });
            server.closeIdleConnections();
          }),
      });
    });
  });
}
