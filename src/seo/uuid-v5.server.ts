import { createHash } from "node:crypto";

export function uuidV5(namespace: string, name: string): string {
  const hash = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(name)
    .digest()
    .subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const podcastNamespace = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/** Feed URL without protocol and trailing slashes, as podcast:guid requires. */
export function podcastGuid(feedUrl: string): string {
  return uuidV5(podcastNamespace, feedUrl.replace(/^[a-z]+:\/\//i, "").replace(/\/+$/, ""));
}
