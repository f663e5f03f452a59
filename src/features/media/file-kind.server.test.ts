import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileKind } from "./file-kind.server.ts";

const fixtures = path.resolve(import.meta.dirname, "../../../tests/integration/fixtures/world");
const recording = path.resolve(import.meta.dirname, "../../../db/sample/audio/episode-42.mp3");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kinds-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function typeOf(content: Uint8Array | string): Promise<string | undefined> {
  const file = path.join(folder, "received");
  await writeFile(file, content);
  return (await fileKind(file))?.type;
}

const latin1 = (text: string) => Buffer.from(text, "latin1");

/** MPEG frames of the sample episode, without the leading tag. */
async function bareFrames(): Promise<Buffer> {
  const file = await readFile(recording);
  const [a = 0, b = 0, c = 0, d = 0] = file.subarray(6, 10);
  return file.subarray(10 + ((a << 21) | (b << 14) | (c << 7) | d)).subarray(0, 20_000);
}

/** A tag of the APE kind with only its header. */
function apeTag(): Buffer {
  const tag = Buffer.alloc(32);
  tag.write("APETAGEX", "latin1");
  tag.writeUInt32LE(2000, 8);
  tag.writeUInt32LE(32, 12);
  tag.writeUInt32LE(0xa0000000, 20);
  return tag;
}

describe("the kind of a file", () => {
  test.each([
    ["%PDF-1.7\n", "application/pdf"],
    ["\n%PDF-1.7\n", "application/pdf"],
    ["\xef\xbb\xbf\r\n %PDF-1.4\n", "application/pdf"],
    ["\xff\xfb\x90\x00".padEnd(500, "\0"), "audio/mpeg"],
    [`OggS${"\0".repeat(24)}\x01vorbis${"\0".repeat(30)}`, "audio/ogg"],
    [`OggS${"\0".repeat(24)}OpusHead${"\0".repeat(30)}`, "audio/ogg"],
    [`fLaC${"\0".repeat(60)}`, "audio/flac"],
    ["RIFF\0\0\0\0WAVEfmt ", "audio/wav"],
  ])("is recognised by content: %#", async (content, type) => {
    expect(await typeOf(latin1(content))).toBe(type);
  });

  test.each(["a-isom.m4a", "b-mp42.m4a", "c-3gp4.m4a", "e-m4a-control.m4a"])(
    "is a recording for audio in MP4 of any brand: %s",
    async (name) => {
      expect(await typeOf(await readFile(path.join(fixtures, "32-m4a-brands", name)))).toBe("audio/mp4");
    },
  );

  test.each(["qt  ", "M4V ", "dash"])("is a recording for audio below the brand %j", async (brand) => {
    const content = await readFile(path.join(fixtures, "32-m4a-brands/b-mp42.m4a"));
    content.write(brand, 8, "latin1");
    expect(await typeOf(content)).toBe("audio/mp4");
  });

  test("is unsupported for a video", async () => {
    const content = await readFile(path.join(fixtures, "32-m4a-brands/a-isom.m4a"));
    const handler = content.indexOf("soun");
    content.write("vide", handler, "latin1");
    expect(await typeOf(content)).toBeUndefined();
  });

  test.each([
    ["zeros", Buffer.alloc(417)],
    ["more zeros than a kilobyte", Buffer.alloc(5000)],
    ["an APE tag", apeTag()],
    ["an ID3 tag", latin1("ID3\x04\0\0\0\0\0\0")],
    ["an ID3 tag and padding that it doesn't count", latin1(`ID3\x04\0\0\0\0\0\0${"\0".repeat(2000)}`)],
    ["nothing", Buffer.alloc(0)],
  ])("is MP3 for frames after %s", async (_what, before) => {
    expect(await typeOf(Buffer.concat([before, await bareFrames()]))).toBe("audio/mpeg");
  });

  test.each([
    "<svg xmlns",
    "<!doctype html",
    "MZ\x90",
    "PK\x03\x04",
    "RIFF\0\0\0\0AVI LIST",
    "\0".repeat(3000),
    "ID3\x04\0\0\0\0\0\0<!doctype html>",
    "%PD",
    "",
  ])("is unsupported for %#", async (content) => {
    expect(await typeOf(latin1(content))).toBeUndefined();
  });
});
