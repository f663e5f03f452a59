import { createHash } from "node:crypto";

export async function* observeChunks(content: AsyncIterable<Uint8Array>, onChunk: (chunk: Uint8Array) => void) {
  for await (const chunk of content) {
    onChunk(chunk);
    yield chunk;
  }
}

/** SHA-256 in hex. */
export async function checksum(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}
