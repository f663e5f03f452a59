import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Increment when drawings change, to discard old pictures. */
const version = 4;

const digestBytes = 32;
const digestOf = (picture: Buffer) => createHash("sha256").update(picture).digest();

/** Undefined when the digest does not match: a disk error or a foreign file. */
function verify(stored: Buffer): Buffer | undefined {
  const picture = stored.subarray(digestBytes);
  return digestOf(picture).equals(stored.subarray(0, digestBytes)) ? picture : undefined;
}

/** File cache by subject. Draws one at a time, so that crawlers leave CPU to visitors; concurrent requests share a drawing. */
export function createPictureStore(directory: string) {
  const running = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function drawAndStore(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    // Written atomically; a full disk only costs another drawing.
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(directory, { recursive: true })
      .then(() => writeFile(unfinished, Buffer.concat([digestOf(picture), picture])))
      .then(() => rename(unfinished, file))
      .catch(() => undefined);
    return picture;
  }

  async function readOrDraw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(directory, `${key}.picture`);
    const cached = running.get(key) ?? (await readFile(file).then(verify, () => undefined)) ?? running.get(key);
    if (cached) return cached;
    const drawing = last.then(() => drawAndStore(file, draw)).finally(() => running.delete(key));
    last = drawing.catch(() => undefined);
    running.set(key, drawing);
    return drawing;
  }

  return {
    async get(subject: unknown, draw: () => Promise<Buffer>): Promise<{ picture: Buffer; etag: string }> {
      const key = createHash("sha256")
        .update(JSON.stringify([version, subject]))
        .digest("base64url")
        .slice(0, 32);
      return { picture: await readOrDraw(key, draw), etag: `"${key}"` };
    },
  };
}

export type PictureStore = ReturnType<typeof createPictureStore>;
