/** The forms in which a body is compressed. */
export type Encoding = "br" | "gzip";

/** Bytes below which a compressed body fits into no fewer packets. */
export const leastCompressedBytes = 1_000;

/** The form that a client which sends this Accept-Encoding reads best; undefined when it reads neither. */
export function acceptedEncoding(acceptEncoding: string): Encoding | undefined {
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(acceptEncoding) ? "gzip" : undefined;
}
