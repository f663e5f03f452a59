import { createHash } from "node:crypto";
import type { FileStore, StoredFile } from "../../src/server-context/media-store.ts";
import { OperatorError } from "../../src/server-context/operator-error.ts";

export type MoveCounts = { copied: number; unchanged: number; bytes: number };

async function* observed(content: AsyncIterable<Uint8Array>, see: (chunk: Uint8Array) => void) {
  for await (const chunk of content) {
    see(chunk);
    yield chunk;
  }
}

async function checksum(store: FileStore, file: StoredFile): Promise<string | undefined> {
  const content = await store.get(file);
  if (!content) return undefined;
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

/**
 * Copies all files and verifies checksums; removes nothing. Repeatable: existing files are only verified.
 * @throws OperatorError on a mismatch
 */
export async function moveMedia(
  from: FileStore,
  to: FileStore,
  onFile: (file: StoredFile) => void = () => undefined,
): Promise<MoveCounts> {
  const counts: MoveCounts = { copied: 0, unchanged: 0, bytes: 0 };
  for await (const file of from.list()) {
    const there = await to.stat(file.name);
    if (there?.bytes === file.bytes) {
      const [old, copy] = await Promise.all([checksum(from, file), checksum(to, there)]);
      if (old !== undefined && old === copy) {
        counts.unchanged += 1;
        continue;
      }
    }
    const content = await from.get(file);
    // Erased or replaced since listed; the next run handles it.
    if (!content) continue;
    const hash = createHash("sha256");
    await to.put(
      file.name,
      observed(content, (chunk) => hash.update(chunk)),
    );
    const written = await to.stat(file.name);
    if (!written || (await checksum(to, written)) !== hash.digest("hex")) {
      throw new OperatorError(`${file.name} did not arrive as it was sent; run the command again.`);
    }
    counts.copied += 1;
    counts.bytes += file.bytes;
    onFile(file);
  }
  return counts;
}
