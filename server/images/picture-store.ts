import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Raise it when drawings change, so that none of the old ones is served any more. */
const version = 2;

const digestBytes = 32;
const digestOf = (picture: Buffer) => createHash("sha256").update(picture).digest();

/** A stored picture without its digest; undefined for what a failing disk or someone else left under its name. */
function intact(stored: Buffer): Buffer | undefined {
  const picture = stored.subarray(digestBytes);
  return digestOf(picture).equals(stored.subarray(0, digestBytes)) ? picture : undefined;
}

/**
 * Pictures drawn once and stored as files below `directory`, by what they show. One is drawn at a time, so that a crowd of
 * robots asking for cards leaves the processor to the visitors; who asks for the same one gets the same drawing.
 */
export function createPictureStore(directory: string) {
  const running = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function drawAndStore(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    // Under another name first: no request must find half a picture. A full disk only costs the next visitor another drawing.
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(directory, { recursive: true })
      .then(() => writeFile(unfinished, Buffer.concat([digestOf(picture), picture])))
      .then(() => rename(unfinished, file))
      .catch(() => undefined);
    return picture;
  }

  return {
    /** The picture of `subject` (everything that decides how it looks), drawn when it is not there yet. */
    async get(subject: unknown, draw: () => Promise<Buffer>): Promise<{ picture: Buffer; etag: string }> {
      const key = createHash("sha256")
        .update(JSON.stringify([version, subject]))
        .digest("base64url")
        .slice(0, 32);
      const file = path.join(directory, `${key}.picture`);
      const waiting = running.get(key);
      if (waiting) return { picture: await waiting, etag: `"${key}"` };
      const cached = await readFile(file).then(intact, () => undefined);
      if (cached) return { picture: cached, etag: `"${key}"` };
      const again = running.get(key);
      if (again) return { picture: await again, etag: `"${key}"` };
      const turn = last.then(() => drawAndStore(file, draw));
      last = turn.catch(() => undefined);
      running.set(key, turn);
      try {
        return { picture: await turn, etag: `"${key}"` };
      } finally {
        running.delete(key);
      }
    },
  };
}

export type PictureStore = ReturnType<typeof createPictureStore>;
