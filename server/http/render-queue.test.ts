import { describe, expect, test } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

const forever = 3_600_000;

/** Renderings that finish on demand, and the order in which they started. */
function controlledRenders(options: Parameters<typeof createRenderQueue>[0]) {
  const queue = createRenderQueue({ holdMs: forever, ...options });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const request = (network: string, isCounted = false) =>
    queue.run(
      network,
      () =>
        new Promise<string>((resolve) => {
          started.push(network);
          ends.push(() => resolve(network));
        }),
      isCounted,
    );
  async function endAll(): Promise<void> {
    await new Promise(setImmediate);
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      // A finished rendering frees its slot in one event-loop turn; the next one starts in another.
      for (let tick = 0; tick < 3; tick++) await new Promise(setImmediate);
    }
  }
  return { request, started, endAll };
}

describe("render queue", () => {
  test("renders one page per core at a time, and alternates between networks", async () => {
    const { request, started, endAll } = controlledRenders({ concurrency: 2 });
    const results = ["a", "a", "a", "a", "a", "b", "c", "b"].map((network) => request(network));
    await new Promise(setImmediate);
    expect(started).toEqual(["a", "a"]);
    await endAll();
    expect(started).toEqual(["a", "a", "a", "b", "c", "a", "b", "a"]);
    expect(await Promise.all(results)).toHaveLength(8);
  });

  test("rejects requests from the network with the longest queue when the queue is full", async () => {
    const { request, started, endAll } = controlledRenders({ concurrency: 1, maxWaiting: 4 });
    const requests = Array.from({ length: 7 }, () => request("a"));
    const otherNetwork = request("b");
    await endAll();
    expect(await otherNetwork).toEqual({ result: "b" });
    expect(started.indexOf("b")).toBeLessThan(3);
    const rejected = (await Promise.all(requests)).filter((result) => result.rejected);
    expect(rejected).toHaveLength(3);
    expect(rejected[0]?.rejected).toMatchObject({ status: 503, retryAfter: 5 });
  });

  test("limits renders per network and minute", async () => {
    const queue = createRenderQueue();
    const render = (network: string) => queue.run(network, async () => "page", true);
    for (let n = 0; n < 1_000; n++) expect(await render("a")).toEqual({ result: "page" });
    expect((await render("a")).rejected).toMatchObject({ status: 429 });
    expect(await render("b")).toEqual({ result: "page" });
  });

  test("continues while a rendering waits for the database, and after one that fails", async () => {
    const queue = createRenderQueue({ concurrency: 1, holdMs: 1 });
    void queue.run("a", () => new Promise(() => undefined), false);
    await expect(queue.run("a", () => Promise.reject(new Error("no")), false)).rejects.toThrow("no");
    expect(await queue.run("b", async () => "page", false)).toEqual({ result: "page" });
  });
});
