import { expect, test } from "vitest";
import { createUnsaved } from "./unsaved.ts";

test("leaving without unsaved text shows no question", async () => {
  const unsaved = createUnsaved();
  expect(await unsaved.ask()).toBe(true);
  expect(unsaved.isAsking()).toBe(false);
});

test("staying keeps unsaved text, and leaving asks again", async () => {
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

test("leaving discards unsaved text and asks only once", async () => {
  const unsaved = createUnsaved();
  unsaved.set("a", "your notes");
  unsaved.set("b", "your notes");
  const [first, second] = [unsaved.ask(), unsaved.ask()];
  expect(unsaved.list()).toEqual(["your notes"]);
  unsaved.leave();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(await unsaved.ask()).toBe(true);
});

test("saving unsaved text closes the open question", async () => {
  const unsaved = createUnsaved();
  unsaved.set("a", "your notes");
  const confirmed = unsaved.ask();
  unsaved.set("a", undefined);
  expect(await confirmed).toBe(true);
  expect(unsaved.isAsking()).toBe(false);
});
