import { createServer, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { OperatorError } from "../../../src/server-context/error-messages.ts";
import { plainPage } from "../../../src/server-context/http/plain-page.ts";
import { securityHeaders } from "../security-headers.ts";
import { createTargetHandler } from "./target-handler.ts";

const page = plainPage(
  "This request cannot be read",
  'Check the address, or start from the <a href="/">home page</a>.',
);

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** For the event `clientError`: responds to malformed HTTP with a page and closes the connection. */
function createErrorListener(siteUrl: string): (error: NodeJS.ErrnoException, socket: Duplex) => void {
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

type Handler = {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
};

export type Socket = {
  port: number;
  server: Server;
  /** Replaces the current handler. */
  serve: (handler: Handler) => void;
  /** Keeps serving but closes each connection after its response, so that proxies move on. */
  drain: () => void;
  /** Stops accepting, and resolves when running requests have finished, after 10 seconds at most. */
  close: () => Promise<void>;
};

const closeTimeoutMs = 10_000;

type SocketParts = Parameters<typeof createTargetHandler>[0] & { port: number; host: string };

/** @throws OperatorError when the port is taken or not permitted */
export function listen(fetch: Handler["fetch"], { port, host, ...parts }: SocketParts): Promise<Socket> {
  let current: Handler = { fetch };
  const listener = getRequestListener((request, bindings) => current.fetch(request, bindings as HttpBindings));
  const targets = createTargetHandler(parts);
  let closing = false;
  let draining = false;
  const server = createServer((incoming, outgoing) => {
    // A socket keeps its address only if it was read before the client left; without one, the client can't be counted.
    if (incoming.socket.remoteAddress === undefined) {
      incoming.destroy();
      return;
    }
    // Keep-alive connections would delay the shutdown.
    if (closing || draining) outgoing.shouldKeepAlive = false;
    outgoing.on("finish", () => closing && server.closeIdleConnections());
    if (targets.receive(incoming, outgoing)) void listener(incoming, outgoing);
  });
  server.on("clientError", createErrorListener(parts.siteUrl));
  // Longer than a proxy's idle timeout, so that it never writes to a closing connection.
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
        reject(new OperatorError(`This user cannot use port ${port}; choose one above 1023: PORT=3000 npm start.`));
      } else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
        reject(new OperatorError(`This machine has no address ${host}; for example: HOST=127.0.0.1 or HOST=0.0.0.0.`));
      } else reject(error);
    });
    server.listen(port, host, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        server,
        serve: (handler) => {
          current = handler;
        },
        drain: () => {
          draining = true;
        },
        close: () =>
          new Promise((done) => {
            closing = true;
            const force = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
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
