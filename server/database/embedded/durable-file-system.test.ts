import { describe, expect, test } from "vitest";
import { containsPages, newestChange, segmentStart } from "./durable-file-system.ts";

describe("the write-ahead log", () => {
  test.each([
    ["000000010000000000000000", 0],
    ["000000010000000000000001", 16_777_216],
    ["0000000100000000000000FF", 255 * 16_777_216],
    ["000000030000000200000003", 2 * 2 ** 32 + 3 * 16_777_216],
    ["xlogtemp.42", undefined],
    ["000000010000000000000001.partial", undefined],
    ["archive_status", undefined],
  ])("starts file %s at position %s", (name, start) => {
    expect(segmentStart(name)).toBe(start);
  });

  test.each([
    ["16384", true],
    ["16384.1", true],
    ["16384_fsm", true],
    ["16384_vm.2", true],
    ["t3_16384", false],
    ["pg_filenode.map", false],
    ["PG_VERSION", false],
  ])("the file %s contains pages: %s", (name, expected) => {
    expect(containsPages(name)).toBe(expected);
  });

  test("the newest change of a file is that of its newest page", () => {
    const pages = new Uint8Array(3 * 8192);
    const view = new DataView(pages.buffer);
    view.setUint32(0, 1, true);
    view.setUint32(4, 100, true);
    view.setUint32(8192, 2, true);
    view.setUint32(8196, 50, true);
    expect(newestChange(pages)).toBe(2 * 2 ** 32 + 50);
    expect(newestChange(pages.subarray(16_384))).toBe(0);
    expect(newestChange(new Uint8Array(4))).toBe(0);
  });
});
