import { createHmac } from "node:crypto";

/** Six-digit TOTP code (RFC 6238) of a base32 key or otpauth URI, now or the given number of 30-second steps away. */
export function codeOf(keyOrUri: string, steps = 0): string {
  const secret = keyOrUri.startsWith("otpauth:") ? (new URL(keyOrUri).searchParams.get("secret") ?? "") : keyOrUri;
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((char) => alphabet.indexOf(char).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
