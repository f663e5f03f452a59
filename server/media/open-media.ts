import path from "node:path";
import type { FileStore, MediaStore } from "../../src/server-context/media-store.ts";
import { OperatorError } from "../../src/server-context/operator-error.ts";
import { prepareDirectory } from "../database/data-directory.ts";
import { createFolderMedia } from "./folder-media.ts";
import { readS3Url, s3PlaceName } from "./s3-url.ts";

type MediaSettings = { dataDir: string; mediaUrl: string | undefined };

/** Asks a store for anything, so that a wrong setting is told at the start and not to the first visitor. */
async function check(store: FileStore, place: string, variable: string): Promise<void> {
  try {
    for await (const _ of store.list("audio")) break;
  } catch (error) {
    const { name, message } = error as Error;
    throw new OperatorError(
      `The store at ${place} cannot be used (${name}: ${message}); check ${variable}, that the bucket exists and that the key may list, read, write and delete in it.`,
      { cause: error },
    );
  }
}

/** The bucket of an s3:// URL, or else the folder that a path names. @throws OperatorError when it cannot be used */
export async function openStoreAt(url: string, variable: string, incomingDir: string): Promise<MediaStore> {
  const place = readS3Url(url);
  if (!place) {
    await prepareDirectory(path.resolve(url));
    return createFolderMedia(path.resolve(url));
  }
  // Anyone who stores files in a folder starts without the client.
  const { createS3Media } = await import("./s3-media.ts");
  await prepareDirectory(incomingDir);
  const store = createS3Media(place, incomingDir);
  await check(store, s3PlaceName(place), variable);
  return store;
}

/** The media store of the settings: the bucket of MEDIA_URL, or else the folder in DATA_DIR. */
export const openMedia = ({ dataDir, mediaUrl }: MediaSettings): Promise<MediaStore> =>
  openStoreAt(mediaUrl ?? path.join(dataDir, "media"), "MEDIA_URL", path.join(dataDir, "incoming"));
