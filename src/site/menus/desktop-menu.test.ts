import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMenuTiming } from "./desktop-menu.tsx";

let open: string | undefined;
let changes: (string | undefined)[];
let timing: ReturnType<typeof createMenuTiming>;

beforeEach(() => {
  vi.useFakeTimers();
  open = undefined;
  changes = [];
  timing = createMenuTiming((next) => {
    open = next;
    changes.push(next);
  });
});
afterEach(() => {
  timing.dispose();
  vi.useRealTimers();
});

function openAndClose(group: string) {
  timing.toggle(group);
  timing.close();
}

describe("opening", () => {
  it("waits 200 ms after the pointer arrived", () => {
    timing.enter("industries");
    vi.advanceTimersByTime(199);
    expect(open).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(open).toBe("industries");
  });

  it("stays shut when the pointer only passes by", () => {
    timing.enter("industries");
    vi.advanceTimersByTime(120);
    timing.leave();
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([]);
  });

  it("counts anew for each group the pointer crosses", () => {
    timing.enter("industries");
    vi.advanceTimersByTime(150);
    timing.leave();
    timing.enter("resources");
    vi.advanceTimersByTime(199);
    expect(open).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(changes).toEqual(["resources"]);
  });

  it("opens at once on a click, and the waiting hover changes nothing more", () => {
    timing.enter("about");
    timing.toggle("about");
    expect(open).toBe("about");
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual(["about"]);
  });

  it("opens at once on the arrow key", () => {
    timing.open("about");
    expect(open).toBe("about");
  });
});

describe("the skip window", () => {
  it("opens the next group at once within 300 ms of a close", () => {
    openAndClose("industries");
    vi.advanceTimersByTime(299);
    timing.enter("resources");
    expect(open).toBe("resources");
  });

  it("is over after 300 ms", () => {
    openAndClose("industries");
    vi.advanceTimersByTime(300);
    timing.enter("resources");
    expect(open).toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(open).toBe("resources");
  });

  it("starts when the panel closes, not when the pointer leaves", () => {
    timing.toggle("industries");
    timing.leave();
    vi.advanceTimersByTime(150 + 299);
    timing.enter("resources");
    expect(open).toBe("resources");
  });

  it("has one panel give way to the next without a pause between", () => {
    timing.toggle("industries");
    timing.leave();
    timing.enter("resources");
    expect(changes).toEqual(["industries", "resources"]);
  });
});

describe("closing", () => {
  it("waits 150 ms after the pointer left", () => {
    timing.toggle("industries");
    timing.leave();
    vi.advanceTimersByTime(149);
    expect(open).toBe("industries");
    vi.advanceTimersByTime(1);
    expect(open).toBeUndefined();
  });

  it("is called off when the pointer comes back in time", () => {
    timing.toggle("industries");
    timing.leave();
    vi.advanceTimersByTime(149);
    timing.enter("industries");
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual(["industries"]);
  });

  it("happens on the second click", () => {
    timing.toggle("industries");
    timing.toggle("industries");
    expect(changes).toEqual(["industries", undefined]);
  });

  it("does not happen on the first click after the pointer had opened the panel", () => {
    timing.enter("industries");
    vi.advanceTimersByTime(200);
    timing.toggle("industries");
    expect(open).toBe("industries");
    timing.toggle("industries");
    expect(open).toBeUndefined();
  });

  it("also forgets a panel that was about to open", () => {
    timing.enter("industries");
    timing.close();
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([]);
  });
});

it("does nothing more once it is disposed of", () => {
  timing.enter("industries");
  timing.dispose();
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual([]);
});
