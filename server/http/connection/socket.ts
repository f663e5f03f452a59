import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { OperatorError } from "../../../src/server-context/operator-error.ts";
import type { CacheResponder } from "../../cache/serve-from-cache.ts";
import type { Logger } from "../../logger.ts";
import { createMalformedAnswer } from "./malformed-request.ts";
import { createTargetHandler } from "./target-handler.ts";

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
