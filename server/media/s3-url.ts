/** Where a bucket is, and who may use it. */
export type S3Place = {
  /** Origin of the store, such as https://s3.example.com */
  endpoint: string;
  region: string;
  bucket: string;
  /** What all names begin with: empty, or a folder with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** For settings: how such a URL looks. */
export const s3UrlExample = "s3://key:secret@s3.example.com/bucket?region=eu-central-1";

/**
 * Reads s3://key:secret@host/bucket/folder?region=NAME; s3+http:// stands for a store without TLS.
 * @returns undefined when it is no such URL, or lacks key, secret or bucket
 */
export function readS3Url(text: string): S3Place | undefined {
  const url = URL.parse(text);
  if (!url || !["s3:", "s3+http:"].includes(url.protocol)) return undefined;
  const [bucket = "", ...folders] = url.pathname.split("/").filter(Boolean).map(decode);
  const [accessKeyId, secretAccessKey] = [decode(url.username), decode(url.password)];
  if (!url.host || !accessKeyId || !secretAccessKey || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    return undefined;
  }
  if (folders.some((folder) => folder.startsWith("."))) return undefined;
  return {
    endpoint: `${url.protocol === "s3:" ? "https" : "http"}://${url.host}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    accessKeyId,
    secretAccessKey,
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a message may say of a bucket: neither key nor secret. */
export const s3PlaceName = ({ endpoint, bucket, prefix }: S3Place): string => `${endpoint}/${bucket}/${prefix}`;
