export type Encoding = "br" | "gzip";

/** Bytes; smaller bodies need no fewer packets when compressed. */
export const leastCompressedBytes = 1_000;

export function acceptedEncoding(acceptEncoding: string): Encoding | undefined {
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(acceptEncoding) ? "gzip" : undefined;
}
