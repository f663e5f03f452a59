import { connect } from "node:net";

export type LoadResult = {
  rate: number;
  /** Percentiles of the response time in milliseconds. */
  p50: number;
  p95: number;
  failed: number;
};

export type LoadOptions = {
  port: number;
  path: (n: number) => string;
  /** Client network of a request, as a proxy reports it. */
  network?: (n: number) => string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
};

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One keep-alive connection that sends the next request as soon as the previous response arrives, until `deadline`. */
function sendContinuously(
  options: LoadOptions,
  deadline: number,
  next: () => number,
  times: number[],
): Promise<number> {
  const fixed = Object.entries({ Host: "localhost", Connection: "keep-alive", ...options.headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  return new Promise((resolve, reject) => {
    let failed = 0;
    let sentAt = 0;
    let received: Buffer = Buffer.alloc(0);
    const socket = connect(options.port, "127.0.0.1");
    socket.setNoDelay(true);
    const sendNext = () => {
      sentAt = performance.now();
      const n = next();
      const network = options.network ? `X-Forwarded-For: ${options.network(n)}\r\n` : "";
      socket.write(`GET ${options.path(n)} HTTP/1.1\r\n${fixed}${network}\r\n`);
    };
    socket.on("connect", sendNext);
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = responseEnd(received);
      if (end === undefined) return;
      times.push(performance.now() - sentAt);
      if (!received.subarray(9, 12).equals(Buffer.from("200"))) failed += 1;
      received = received.subarray(end);
      if (performance.now() < deadline) sendNext();
      else {
        socket.destroy();
        resolve(failed);
      }
    });
  });
}

function responseEnd(buffer: Buffer): number | undefined {
  const headEnd = buffer.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const head = buffer.subarray(0, headEnd).toString("latin1").toLowerCase();
  const length = /\ncontent-length: (\d+)/.exec(head)?.[1];
  const bodyStart = headEnd + 4;
  if (length !== undefined) {
    const end = bodyStart + Number(length);
    return buffer.length >= end ? end : undefined;
  }
  const last = buffer.indexOf("0\r\n\r\n", bodyStart);
  return last < 0 || !head.includes("transfer-encoding: chunked") ? undefined : last + 5;
}

export async function load(options: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  let count = 0;
  const start = performance.now();
  const deadline = start + options.seconds * 1000;
  const failures = await Promise.all(
    Array.from({ length: options.connections }, () => sendContinuously(options, deadline, () => count++, times)),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    failed: failures.reduce((total, failed) => total + failed, 0),
  };
}
