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
