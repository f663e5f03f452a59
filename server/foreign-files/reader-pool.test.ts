import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { StoppedReading, UnreadableFile } from "../../src/server-context/foreign-files/unreadable-file.ts";
import { createReaderPool } from "./reader-pool.ts";

async function withFile(text: string, work: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "readers-"));
  const file = path.join(folder, "export");
  await writeFile(file, text);
  try {
    await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const posts = (count: number) =>
  JSON.stringify({ data: { posts: Array.from({ length: count }, (_, id) => ({ id: String(id), title: `${id}` })) } });
const endless =
  "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260101T100000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT\r\nEND:VCALENDAR";
const reading = {
  span: { start: 1_800_000_000_000, end: 1_810_000_000_000 },
  zone: "Europe/Berlin",
  ownUid: "@x",
  ownerEmail: "",
};

test("streams one item after the other, and reuses a thread", async () => {
  const { stream } = createReaderPool({ threads: 1 });
  await withFile(posts(3), async (file) => {
    for (const _ of [1, 2]) {
      const kinds: string[] = [];
      for await (const { kind } of stream("site-export", [file, "ghost.json"])) kinds.push(kind);
      expect(kinds).toEqual(["head", "article", "article", "article"]);
    }
  });
});

test("frees its thread when a caller gives up, a limit is exceeded, or a file is rejected", async () => {
  const { run, stream } = createReaderPool({ threads: 1 });
  const controller = new AbortController();
  const waiting = run("busy-times", [endless, reading], { signal: controller.signal });
  controller.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow("cancelled");
  await expect(run("busy-times", [endless, reading], { timeoutMs: 500 })).rejects.toThrow(StoppedReading);
  await withFile("neither of them", async (file) => {
    await expect(stream("site-export", [file, "notes.txt"]).next()).rejects.toThrow(UnreadableFile);
  });
  await withFile(posts(2), async (file) => {
    // A consumer that stops after the first item.
    for await (const { kind } of stream("site-export", [file, "ghost.json"])) {
      expect(kind).toBe("head");
      break;
    }
    expect((await stream("site-export", [file, "ghost.json"]).next()).value).toMatchObject({ source: "ghost" });
  });
});

test("ends a reading that needs more memory than it may have, and reads the next file", async () => {
  const { run } = createReaderPool({ threads: 1, memoryMb: 48 });
  const addresses = (count: number) => `email\n${"a@example.com\n".repeat(count)}`;
  await expect(run("subscriber-table", [addresses(400_000), {}, new Date()])).rejects.toThrow(
    new StoppedReading("It needs too much memory to be read."),
  );
  expect((await run("subscriber-table", [addresses(2), {}, new Date()])).rows).toHaveLength(2);
});
