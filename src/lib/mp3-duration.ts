const kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const rates = [44_100, 48_000, 32_000];

/** Where the sound begins: behind the tags at the head of the file. */
function soundStart(head: Uint8Array): number {
  if (head.length < 10 || String.fromCharCode(...head.subarray(0, 3)) !== "ID3") return 0;
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return size + 10;
}

/** How many bytes at the head of an MP3 file `mp3Seconds` needs, from its first ten. */
export const mp3HeadLength = (head: Uint8Array) => soundStart(head) + 4096;

/**
 * The seconds an MP3 file lasts, from the head of the file and its size in bytes; undefined when it is no MP3. Reads the
 * frame count that encoders leave for variable bit rates, else trusts the first frame's bit rate.
 */
export function mp3Seconds(head: Uint8Array, size: number): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = soundStart(head); at + 4 <= head.length; at++) {
    const bits = view.getUint32(at);
    // Eleven set bits begin a frame; only layer III is MP3.
    if (bits >>> 21 !== 0x7ff || ((bits >>> 17) & 3) !== 1) continue;
    const version = (bits >>> 19) & 3;
    const isFirst = version === 3;
    const rate = (rates[(bits >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
    const kilobit = kilobits[isFirst ? 1 : 2][(bits >>> 12) & 15];
    if (version === 1 || rate === 0 || !kilobit) continue;
    const mono = ((bits >>> 6) & 3) === 3;
    const side = isFirst ? (mono ? 17 : 32) : mono ? 9 : 17;
    const tag = at + 4 + side;
    const name = String.fromCharCode(...head.subarray(tag, tag + 4));
    if ((name === "Xing" || name === "Info") && tag + 12 <= head.length && view.getUint32(tag + 4) & 1) {
      return (view.getUint32(tag + 8) * (isFirst ? 1152 : 576)) / rate;
    }
    return ((size - at) * 8) / (kilobit * 1000);
  }
  return undefined;
}
