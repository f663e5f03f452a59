import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = Exclude<(typeof encodings)[number], "identity">;

/** Bytes; smaller bodies need no fewer packets when compressed. */
export const minCompressedBytes = 1_000;

// The package's types don't know the option yet.
type ByPreference = {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
};

/** The client's best encoding, ours among equals; undefined for none. The only reader of Accept-Encoding. */
export function acceptedEncoding(acceptEncoding: string): Encoding | undefined {
  const negotiator: ByPreference = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const best = negotiator.encoding(encodings, { preferred: encodings });
  return best === "br" || best === "gzip" ? best : undefined;
}

/** Quality of brotli and level of gzip: for a response sent once, the first encoding of a page, a response sent often. */
const efforts = { once: [4, 5], first: [6, 6], often: [11, 9] } as const;

/** The compressed bytes. The only compressor of responses and of the build's files. */
export function compress(bytes: Buffer, encoding: Encoding, effort: keyof typeof efforts): Promise<Buffer> {
  const [quality, level] = efforts[effort];
  if (encoding === "gzip") return promisify(gzip)(bytes, { level });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
