import { Agent, createServer, request } from "node:http";
import { listen } from "./listen.ts";

export type SmallProxy = {
  port: number;
  /** Ports of the replicas that were ready at the last health check. */
  ready: () => readonly number[];
  stop: () => Promise<void>;
};

const checkIntervalMs = 50;

/** A proxy that sends each request to the next ready replica, and never retries. */
export async function startSmallProxy(ports: readonly number[]): Promise<SmallProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let ready: number[] = [];
  let requestCount = 0;

  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );

  async function checkReplicas(): Promise<void> {
    const results = await Promise.all(ports.map(isReady));
    ready = ports.filter((_, index) => results[index]);
  }

  const server = createServer((incoming, outgoing) => {
    const port = ready[requestCount++ % Math.max(1, ready.length)];
    if (port === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, url, headers } = incoming;
    const forwarded = request({ host: "127.0.0.1", port, method, path: url, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(forwarded);
  });
  await checkReplicas();
  const timer = setInterval(() => void checkReplicas(), checkIntervalMs);
  return {
    port: await listen(server),
    ready: () => ready,
    stop: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
