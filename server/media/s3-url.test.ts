import { expect, test } from "vitest";
import { readS3Url, s3LocationName } from "./s3-url.ts";

test("host, bucket, folder, region and keys are read; secrets may be percent-encoded", () => {
  expect(readS3Url("s3://AKIA:a%2Fb%2Bc@s3.example.com/site-media/live?region=eu-central-1")).toEqual({
    endpoint: "https://s3.example.com",
    region: "eu-central-1",
    bucket: "site-media",
    prefix: "live/",
    accessKeyId: "AKIA",
    secretAccessKey: "a/b+c",
    isPathStyle: true,
  });
});

test("a store in the local network may use plain HTTP and a port", () => {
  expect(readS3Url("s3+http://key:secret@store:9000/media")).toMatchObject({
    endpoint: "http://store:9000",
    region: "us-east-1",
    prefix: "",
  });
});

test("a store that expects the bucket in its host name is configured by addressing=virtual", () => {
  const location = readS3Url("s3://key:secret@s3.example.com/bucket?addressing=virtual");
  expect(location).toMatchObject({ bucket: "bucket", isPathStyle: false });
});

test.each([
  "s3://key:secret@s3.example.com/bucket?addressing=vhost",
  "https://key:secret@s3.example.com/bucket",
  "s3://s3.example.com/bucket",
  "s3://key@s3.example.com/bucket",
  "s3://key:secret@s3.example.com",
  "s3://key:secret@s3.example.com/Bucket",
  "s3://key:secret@s3.example.com/bucket/.hidden",
  "bucket",
])("%s isn't a bucket URL", (url) => {
  expect(readS3Url(url)).toBeUndefined();
});

test("the printed name of a bucket contains no credentials", () => {
  const location = readS3Url("s3://key:secret@s3.example.com/bucket/live");
  expect(location && s3LocationName(location)).toBe("https://s3.example.com/bucket/live/");
});
