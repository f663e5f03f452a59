import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextPolicyState, type PolicyState, watchPolicy } from "./policy-document.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(charactersAfter: (milliseconds: number) => number) {
  const startedAt = Date.now();
  const injected: number[] = [];
  const measured: number[] = [];
  let state: PolicyState | undefined;
  const stop = watchPolicy({
    inject: () => injected.push(Date.now() - startedAt),
    measure: () => {
      const at = Date.now() - startedAt;
      measured.push(at);
      return charactersAfter(at);
    },
    onChange: (next) => {
      state = next;
    },
  });
  return { injected, measured, stop, phase: () => state?.phase };
}

test("the script is injected after 500 ms and the content first checked at 1.5 s", () => {
  const watch = start(() => 101);
  vi.advanceTimersByTime(499);
  expect(watch.injected).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect([watch.injected, watch.measured, watch.phase()]).toEqual([[500], [], "checking"]);
  vi.advanceTimersByTime(1);
  expect([watch.measured, watch.phase()]).toEqual([[1500], "loaded"]);
});

test("the content is then checked every second until it appears", () => {
  const watch = start((at) => (at >= 4000 ? 5000 : 0));
  vi.advanceTimersByTime(60_000);
  expect(watch.measured).toEqual([1500, 2500, 3500, 4500]);
  expect(watch.phase()).toBe("loaded");
});

test("a hundred characters are not enough, and the fifteenth check without more is the last", () => {
  const watch = start(() => 100);
  vi.advanceTimersByTime(15_499);
  expect(watch.phase()).toBe("checking");
  vi.advanceTimersByTime(1);
  expect(watch.phase()).toBe("failed");
  vi.advanceTimersByTime(60_000);
  expect(watch.measured).toHaveLength(15);
  expect(watch.measured.at(-1)).toBe(15_500);
});

test("content at the fifteenth check still counts", () => {
  const watch = start((at) => (at >= 15_500 ? 101 : 0));
  vi.advanceTimersByTime(20_000);
  expect(watch.phase()).toBe("loaded");
});

test("a stopped watch has no further effects", () => {
  const watch = start(() => 0);
  watch.stop();
  vi.advanceTimersByTime(60_000);
  expect(watch.injected).toEqual([]);
  expect(watch.phase()).toBe("waiting");
});

test("late events change nothing, and a restart works from any state", () => {
  const failed: PolicyState = { phase: "failed" };
  expect(nextPolicyState(failed, { type: "checked", characters: 5000 })).toBe(failed);
  expect(nextPolicyState(failed, { type: "injected" })).toBe(failed);
  expect(nextPolicyState(failed, { type: "restarted" })).toEqual({ phase: "waiting" });
  expect(nextPolicyState({ phase: "loaded" }, { type: "restarted" })).toEqual({ phase: "waiting" });
});
