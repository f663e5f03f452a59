import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToastStore, toastDuration } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("toast store", () => {
  test("removes a toast after five seconds", () => {
    const store = createToastStore();
    store.show({ title: "Sent" });
    vi.advanceTimersByTime(toastDuration - 1);
    expect(store.read()?.title).toBe("Sent");
    vi.advanceTimersByTime(1);
    expect(store.read()).toBeNull();
    expect(toastDuration).toBe(5000);
  });

  test("replaces a toast by a new one, with its full time", () => {
    const store = createToastStore();
    store.show({ title: "First" });
    vi.advanceTimersByTime(4000);
    store.show({ title: "Second", description: "More", type: "error" });
    vi.advanceTimersByTime(4000);
    expect(store.read()).toMatchObject({ title: "Second", description: "More", type: "error" });
    vi.advanceTimersByTime(1000);
    expect(store.read()).toBeNull();
  });

  test("stops the timer while paused", () => {
    const store = createToastStore();
    store.show({ title: "Read me" });
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(store.read()).not.toBeNull();
    store.resume();
    vi.advanceTimersByTime(1999);
    expect(store.read()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(store.read()).toBeNull();
  });

  test("adds no time when paused twice", () => {
    const store = createToastStore();
    store.show({ title: "Read me" });
    vi.advanceTimersByTime(2000);
    store.pause();
    vi.advanceTimersByTime(2000);
    store.pause();
    store.resume();
    vi.advanceTimersByTime(2999);
    expect(store.read()).not.toBeNull();
  });

  test("keeps a newer toast when an old id is dismissed", () => {
    const store = createToastStore();
    const first = store.show({ title: "First" });
    const second = store.show({ title: "Second" });
    store.dismiss(first);
    expect(store.read()?.id).toBe(second);
    store.dismiss(second);
    expect(store.read()).toBeNull();
  });

  test("notifies listeners of every change until they unsubscribe", () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ title: "One" });
    store.dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    store.show({ title: "Two" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
