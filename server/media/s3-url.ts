export type S3Location = {
  endpoint: string;
  region: string;
  bucket: string;
  /** Empty, or a folder with a trailing slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Bucket in the path; false: in the host name. */
  isPathStyle: boolean;
};

export const s3UrlExample = "s3://key:secret@s3.example.com/bucket?region=eu-central-1";

/** Parses s3://key:secret@host/bucket/folder?region=NAME&addressing=virtual; s3+http:// for no TLS. Undefined when invalid. */
export function readS3Url(text: string): S3Location | undefined {
  const url = URL.parse(text);
  if (!url || !["s3:", "s3+http:"].includes(url.protocol)) return undefined;
  const [bucket = "", ...folders] = url.pathname.split("/").filter(Boolean).map(decode);
  const [accessKeyId, secretAccessKey] = [decode(url.username), decode(url.password)];
  if (!url.host || !accessKeyId || !secretAccessKey || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    return undefined;
  }
  const addressing = url.searchParams.get("addressing") ?? "path";
  if (addressing !== "path" && addressing !== "virtual") return undefined;
  if (folders.some((folder) => folder.startsWith("."))) return undefined;
  return {
    endpoint: `${url.protocol === "s3:" ? "https" : "http"}://${url.host}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    accessKeyId,
    secretAccessKey,
    isPathStyle: addressing === "path",
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const s3LocationName = ({ endpoint, bucket, prefix }: S3Location): string => `${endpoint}/${bucket}/${prefix}`;
