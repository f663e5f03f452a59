import { describe, expect, test } from "vitest";
import { createUnsaved } from "./unsaved.ts";

describe("unsaved text", () => {
  test("leaves without asking when there is none", async () => {
    const unsaved = createUnsaved();
    expect(await unsaved.ask()).toBe(true);
    expect(unsaved.isAsking()).toBe(false);
  });

  test("remains after choosing to stay, and asks again on the next attempt", async () => {
    const unsaved = createUnsaved();
    unsaved.set("a", "your notes");
    const confirmed = unsaved.ask();
    expect(unsaved.isAsking()).toBe(true);
    unsaved.stay();
    expect(await confirmed).toBe(false);
    expect(unsaved.list()).toEqual(["your notes"]);
    void unsaved.ask();
    expect(unsaved.isAsking()).toBe(true);
  });

  test("is discarded by leaving, which asks only once", async () => {
    const unsaved = createUnsaved();
    unsaved.set("a", "your notes");
    unsaved.set("b", "your notes");
    const [first, second] = [unsaved.ask(), unsaved.ask()];
    expect(unsaved.list()).toEqual(["your notes"]);
    unsaved.leave();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(await unsaved.ask()).toBe(true);
  });

  test("closes the open question once it is saved", async () => {
    const unsaved = createUnsaved();
    unsaved.set("a", "your notes");
    const confirmed = unsaved.ask();
    unsaved.set("a", undefined);
    expect(await confirmed).toBe(true);
    expect(unsaved.isAsking()).toBe(false);
  });
});
