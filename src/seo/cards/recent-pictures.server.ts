import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { PictureStore } from "../../server-context/pictures/picture-store.server.ts";

/** For pictures with unbounded URLs: caches the latest `max` in memory, none on disk. Draws one at a time. */
export function createRecentPictures(max: number): PictureStore & { has: (subject: unknown) => boolean } {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max });
  let last: Promise<unknown> = Promise.resolve();
  const keyOf = (subject: unknown) =>
    createHash("sha256").update(JSON.stringify(subject)).digest("base64url").slice(0, 32);

  return {
    has: (subject) => pictures.has(keyOf(subject)),
    async get(subject, draw) {
      const key = keyOf(subject);
      const etag = `"${key}"`;
      const cached = pictures.get(key);
      if (cached) return { picture: await cached, etag };
      const turn = last.then(draw);
      last = turn.catch(() => pictures.delete(key));
      pictures.set(key, turn);
      return { picture: await turn, etag };
    },
  };
}
