/** By its first two bytes, else by the charset of the Content-Type, else as UTF-8. */
export function decodeCalendar(bytes: Uint8Array, contentType: string | undefined): string {
  const [first, second] = bytes;
  const isLittleEndian = (first === 0xff && second === 0xfe) || second === 0;
  const isBigEndian = (first === 0xfe && second === 0xff) || first === 0;
  const [, charset = "utf-8"] = /charset="?([^";\s]+)/i.exec(contentType ?? "") ?? [];
  try {
    return new TextDecoder(isLittleEndian ? "utf-16le" : isBigEndian ? "utf-16be" : charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
