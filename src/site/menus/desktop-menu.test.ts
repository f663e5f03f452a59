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

describe("opening a menu panel", () => {
  it("waits for 200 ms of hover", () => {
    timing.enter("industries");
    vi.advanceTimersByTime(199);
    expect(open).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(open).toBe("industries");
  });

  it("does not happen when the pointer only passes by", () => {
    timing.enter("industries");
    vi.advanceTimersByTime(120);
    timing.leave();
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([]);
  });

  it("restarts the delay for each group the pointer crosses", () => {
    timing.enter("industries");
    vi.advanceTimersByTime(150);
    timing.leave();
    timing.enter("resources");
    vi.advanceTimersByTime(199);
    expect(open).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(changes).toEqual(["resources"]);
  });

  it("happens at once on a click, which cancels the pending hover", () => {
    timing.enter("about");
    timing.toggle("about");
    expect(open).toBe("about");
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual(["about"]);
  });

  it("happens at once on the arrow key", () => {
    timing.open("about");
    expect(open).toBe("about");
  });
});

describe("the skip window after a menu panel closed", () => {
  it("opens the next group at once within 300 ms", () => {
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

  it("lets one panel replace another without a gap", () => {
    timing.toggle("industries");
    timing.leave();
    timing.enter("resources");
    expect(changes).toEqual(["industries", "resources"]);
  });
});

describe("closing a menu panel", () => {
  it("happens 150 ms after the pointer left", () => {
    timing.toggle("industries");
    timing.leave();
    vi.advanceTimersByTime(149);
    expect(open).toBe("industries");
    vi.advanceTimersByTime(1);
    expect(open).toBeUndefined();
  });

  it("is cancelled when the pointer returns in time", () => {
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

  it("does not happen on the first click after hover opened the panel", () => {
    timing.enter("industries");
    vi.advanceTimersByTime(200);
    timing.toggle("industries");
    expect(open).toBe("industries");
    timing.toggle("industries");
    expect(open).toBeUndefined();
  });

  it("also cancels a panel that was about to open", () => {
    timing.enter("industries");
    timing.close();
    vi.advanceTimersByTime(1000);
    expect(changes).toEqual([]);
  });
});

it("does not happen after disposal", () => {
  timing.enter("industries");
  timing.dispose();
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual([]);
});
