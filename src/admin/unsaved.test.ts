import { expect, test } from "vitest";
import { createUnsaved } from "./unsaved.ts";

test("without unsaved text nobody is asked", async () => {
  const unsaved = createUnsaved();
  expect(await unsaved.ask()).toBe(true);
  expect(unsaved.isAsking()).toBe(false);
});

test("staying keeps what was typed, and the next way out asks again", async () => {
  const unsaved = createUnsaved();
  unsaved.set("a", "your notes");
  const asked = unsaved.ask();
  expect(unsaved.isAsking()).toBe(true);
  unsaved.stay();
  expect(await asked).toBe(false);
  expect(unsaved.list()).toEqual(["your notes"]);
  void unsaved.ask();
  expect(unsaved.isAsking()).toBe(true);
});

test("leaving gives it up, and nothing asks a second time", async () => {
  const unsaved = createUnsaved();
  unsaved.set("a", "your notes");
  unsaved.set("b", "your notes");
  const [first, second] = [unsaved.ask(), unsaved.ask()];
  expect(unsaved.list()).toEqual(["your notes"]);
  unsaved.leave();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(await unsaved.ask()).toBe(true);
});

test("a save that ends while the question is open answers it", async () => {
  const unsaved = createUnsaved();
  unsaved.set("a", "your notes");
  const asked = unsaved.ask();
  unsaved.set("a", undefined);
  expect(await asked).toBe(true);
  expect(unsaved.isAsking()).toBe(false);
});
