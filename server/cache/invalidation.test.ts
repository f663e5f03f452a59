import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { invalidateOnChange } from "./invalidation.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("settings that could not be read after a change are read again, before pages are rendered from them", async () => {
  let notify: (payload: string) => void = () => undefined;
  const events: string[] = [];
  let failures = 2;
  const stop = await invalidateOnChange({
    database: {
      kind: "embedded",
      listen: async (_channel: string, onMessage: typeof notify) => {
        notify = onMessage;
        return async () => undefined;
      },
    } as unknown as Parameters<typeof invalidateOnChange>[0]["database"],
    caches: [{ invalidate: (tag) => void events.push(tag) }],
    logger: pino({ level: "silent" }),
    async reloadSite() {
      if (--failures >= 0) throw new Error("no connection is free");
      events.push("read");
    },
    warm: async () => undefined,
  });
  notify("settings");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual(["all"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual(["all", "read", "all"]);
  failures = 1;
  notify("settings");
  await vi.advanceTimersByTimeAsync(1_000);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});
