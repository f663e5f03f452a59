/** kbit/s by index, for MPEG 1 and for MPEG 2 and 2.5, Layer III (ISO/IEC 11172-3, 13818-3). */
const bitRates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** Hz by version and index. */
const sampleRates: Record<number, readonly number[]> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};

/** Bytes and seconds of the Layer III frame at offset `at`; undefined if there is none. */
function readFrame(bytes: Uint8Array, at: number): { length: number; seconds: number } | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return undefined;
  const version = (kind >> 3) & 3;
  const bitRate = (version === 3 ? bitRates.one : bitRates.two)[rates >> 4];
  const sampleRate = sampleRates[version]?.[(rates >> 2) & 3];
  if (!bitRate || !sampleRate) return undefined;
  const samples = version === 3 ? 1152 : 576;
  const length = Math.floor((samples / 8) * ((bitRate * 1000) / sampleRate)) + ((rates >> 1) & 1);
  return { length, seconds: samples / sampleRate };
}

/**
 * The end of the last complete frame in a part of an MP3 file, and the length of all frames in seconds. Skips other bytes, such
 * as tags; a frame counts only if another one, or the end, follows it.
 */
export function completeFrames(bytes: Uint8Array): { end: number; seconds: number } {
  let end = 0;
  let seconds = 0;
  for (let at = 0; at < bytes.length; ) {
    const frame = readFrame(bytes, at);
    const next = at + (frame?.length ?? 0);
    if (!frame || next > bytes.length || (next < bytes.length - 3 && !readFrame(bytes, next))) {
      at += 1;
      continue;
    }
    seconds += frame.seconds;
    at = next;
    end = next;
  }
  return { end, seconds };
}
