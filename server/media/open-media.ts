import path from "node:path";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import type { FileStore, MediaStore } from "../../src/server-context/media-store.ts";
import { prepareDirectory } from "../database/data-directory.ts";
import { createFolderMedia } from "./folder-media.ts";
import { readS3Url, s3LocationName } from "./s3-url.ts";

type MediaSettings = { dataDir: string; mediaUrl?: string };

/** Fails at the start instead of at the first visitor. */
async function checkStore(store: FileStore, storeName: string, variable: string): Promise<void> {
  try {
    for await (const _ of store.list("audio")) break;
  } catch (error) {
    const { name, message } = error as Error;
    throw new OperatorError(
      `The store at ${storeName} cannot be used (${name}: ${message}); check ${variable}, that the bucket exists and that the key can list, read, write and delete in it.`,
      { cause: error },
    );
  }
}

/** An s3:// bucket or a folder. @throws OperatorError when it cannot be used */
export async function openStoreAt(url: string, variable: string, incomingDir: string): Promise<MediaStore> {
  const bucket = readS3Url(url);
  if (!bucket) {
    await prepareDirectory(path.resolve(url), variable);
    return createFolderMedia(path.resolve(url));
  }
  // Lazy: folder stores need no S3 client.
  const { createS3Media } = await import("./s3-media.ts");
  await prepareDirectory(incomingDir);
  const store = createS3Media(bucket, incomingDir);
  await checkStore(store, s3LocationName(bucket), variable);
  return store;
}

export const openMedia = ({ dataDir, mediaUrl }: MediaSettings): Promise<MediaStore> =>
  openStoreAt(
    mediaUrl ?? path.join(dataDir, "media"),
    mediaUrl === undefined ? "DATA_DIR" : "MEDIA_URL",
    path.join(dataDir, "incoming"),
  );
