const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const maxCommentLength = 65_535;
const entryLength = 46;
const localLength = 30;

const stored = 0;
const deflated = 8;

/** Where the list of entries ends; negative for what is no ZIP file. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at--)
    if (view.getUint32(at, true) === endSignature) return at;
  return -1;
}

/** The bytes of each entry as they are packed, with its method. @throws RangeError when the file breaks off */
function* packedEntries(file: ArrayBuffer): Generator<{ method: number; packed: Uint8Array<ArrayBuffer> }> {
  const view = new DataView(file);
  const end = findEnd(view);
  if (end < 0) throw new RangeError("This is no ZIP file.");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== entrySignature) throw new RangeError("An entry is missing.");
    const local = view.getUint32(at + 42, true);
    const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = new Uint8Array(file, start, view.getUint32(at + 20, true));
    yield { method: view.getUint16(at + 10, true), packed };
    at += entryLength + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/**
 * How many bytes a ZIP file has unpacked, counted by unpacking it and not by what it says of itself; Infinity as soon as there are
 * more than `max`, so that a few kilobytes that unpack to gigabytes cost neither time nor memory.
 * @throws Error when it is no ZIP file or is broken
 */
export async function unpackedBytes(file: ArrayBuffer, max: number): Promise<number> {
  let bytes = 0;
  for (const { method, packed } of packedEntries(file)) {
    if (method === stored) bytes += packed.length;
    else if (method !== deflated) throw new RangeError("An entry is packed in an unknown way.");
    else {
      const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
      for (let part = await unpacked.read(); !part.done; part = await unpacked.read()) {
        bytes += part.value.length;
        if (bytes > max) break;
      }
      await unpacked.cancel();
    }
    if (bytes > max) return Number.POSITIVE_INFINITY;
  }
  return bytes;
}
