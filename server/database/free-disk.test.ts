import { expect, test } from "vitest";
import { createDiskProbe } from "./free-disk.ts";

test("a disk check is reused for three seconds, then repeated", async () => {
  let time = 0;
  let writes = 0;
  let full = false;
  const isWritable = createDiskProbe(
    "/data",
    async () => {
      writes++;
      if (full) throw new Error("ENOSPC: no space left on device");
    },
    () => time,
  );
  expect(await Promise.all([isWritable(), isWritable(), isWritable()])).toEqual([true, true, true]);
  expect(writes).toBe(1);
  full = true;
  time = 2_999;
  expect(await isWritable()).toBe(true);
  time = 3_000;
  expect(await isWritable()).toBe(false);
  full = false;
  time = 6_000;
  expect(await isWritable()).toBe(true);
  expect(writes).toBe(3);
});
