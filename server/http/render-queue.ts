import { availableParallelism } from "node:os";
import { copyOf } from "../../src/facts/page-texts.ts";
import type { Site } from "../../src/facts/site.ts";
import { plainPageOf } from "../../src/server-context/http/plain-page.ts";
import { plainPageWords } from "../../src/server-context/http/plain-page-copy.ts";
import { createRateLimits } from "../limits/limit-store.ts";

/** Per network and minute; an office may share one. */
const renderingLimit = { bucket: "renderings", points: 1_000, seconds: 60 };

/** Seconds to render a queue of a hundred pages. */
const busySeconds = 5;

type Admit = (isAdmitted: boolean) => void;

/** Status and seconds to wait for a client whose page isn't rendered now. */
export type RejectedRendering = { status: 429 | 503; retryAfter: number };

const overloaded: RejectedRendering = { status: 503, retryAfter: busySeconds };

const reasonOf = ({ status }: RejectedRendering) => (status === 429 ? "tooMany" : "busy");

export const rejectionMessage = (site: Site, rejected: RejectedRendering): string =>
  copyOf(site, plainPageWords)[reasonOf(rejected)].text;

export function rejectedPage(site: Site, rejected: RejectedRendering) {
  const { status, retryAfter } = rejected;
  const { body, headers } = plainPageOf(site, reasonOf(rejected));
  return { status, headers: { ...headers, "Retry-After": String(retryAfter) }, body: Buffer.from(body) };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Runs as many renderings at once as there are cores; networks take turns. Beyond `maxWaiting`, a rendering of the network
 * with the longest queue is rejected. After `holdMs` a rendering is assumed to wait for I/O, and the next one starts.
 */
export function createRenderQueue({ concurrency = availableParallelism(), maxWaiting = 100, holdMs = 250 } = {}) {
  const count = createRateLimits();
  /** Waiting renderings by network, in round-robin order. */
  const lines = new Map<string, Admit[]>();
  let running = 0;
  let waiting = 0;

  function admitNext(): void {
    for (const [network, line] of lines) {
      if (running >= concurrency) return;
      lines.delete(network);
      const admit = line.shift();
      if (line.length > 0) lines.set(network, line);
      waiting -= 1;
      running += 1;
      admit?.(true);
    }
  }

  function evictLongest(network: string): boolean {
    const ownLength = lines.get(network)?.length ?? 0;
    const [longest = []] = [...lines.values()].toSorted((a, b) => b.length - a.length);
    if (longest.length <= ownLength + 1) return false;
    longest.pop()?.(false);
    waiting -= 1;
    return true;
  }

  function waitForTurn(network: string): Promise<boolean> {
    if (running < concurrency && waiting === 0) {
      running += 1;
      return Promise.resolve(true);
    }
    if (waiting >= maxWaiting && !evictLongest(network)) return Promise.resolve(false);
    return new Promise((admit) => {
      const line = lines.get(network) ?? [];
      line.push(admit);
      lines.set(network, line);
      waiting += 1;
    });
  }

  return {
    /** `network` is "" for the site's own renderings; `isCounted`: counts towards the network's limit. */
    async run<Result>(
      network: string,
      work: () => Promise<Result>,
      isCounted: boolean,
    ): Promise<{ result: Result; rejected?: undefined } | { result?: undefined; rejected: RejectedRendering }> {
      const retryAfter = isCounted ? await count({ ...renderingLimit, key: network }) : 0;
      if (retryAfter > 0) return { rejected: { status: 429, retryAfter } };
      if (!(await waitForTurn(network))) return { rejected: overloaded };
      let hasSlot = true;
      const release = () => {
        if (!hasSlot) return;
        hasSlot = false;
        running -= 1;
        // Requests that arrived meanwhile come first: most are served from the cache.
        setImmediate(admitNext);
      };
      const timer = setTimeout(release, holdMs);
      try {
        return { result: await work() };
      } finally {
        clearTimeout(timer);
        release();
      }
    },
  };
}
