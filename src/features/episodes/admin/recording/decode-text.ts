/**
 * The text of a file in the encoding that its bytes show: UTF-16 by its mark, UTF-8, else Windows-1252, in which older
 * programs save. Undefined for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const mark =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;
  const text = mark ? new TextDecoder(mark).decode(bytes) : decodeBytes(bytes);
  return text.includes("\0") ? undefined : text;
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
