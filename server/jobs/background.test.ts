import { expect, test } from "vitest";
import { dayMs } from "../../src/lib/time/durations.ts";
import { watchDisk } from "./background.ts";

test("a full disk is reported once a day, and again when it has recovered", async () => {
  const messages: string[] = [];
  let freeBytes = 500;
  let time = 0;
  const logger = {
    info: (_: object, text: string) => void messages.push(`info ${text}`),
    warn: (_: object, text: string) => void messages.push(`warn ${text}`),
  };
  const checkDisk = watchDisk(
    async () => ({ freeBytes, totalBytes: 1000 }),
    logger,
    () => time,
  );
  const after = async (free: number, at: number) => {
    freeBytes = free;
    time = at;
    await checkDisk();
    return messages.splice(0);
  };
  expect(await after(500, 0)).toEqual([]);
  expect(await after(100, 1)).toEqual(["warn the disk of DATA_DIR is nearly full: 0 MB left; make space"]);
  expect(await after(50, 2)).toEqual([]);
  expect(await after(50, 1 + dayMs)).toHaveLength(1);
  expect(await after(500, 2 + dayMs)).toEqual(["info the disk has space again"]);
  expect(await after(500, 3 + dayMs)).toEqual([]);
  expect(await after(10, 4 + dayMs)).toHaveLength(1);
});
