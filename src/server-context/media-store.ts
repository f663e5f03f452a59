/** Decodes a path below /media/; undefined when it leaves the root, is hidden or malformed. */
export function readMediaName(urlPath: string): string | undefined {
  try {
    const name = decodeURIComponent(urlPath);
    return isMediaName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Limits of file systems (per part) and buckets (total). */
const maxPartLength = 200;
const maxLength = 1000;

export const isMediaName = (name: string): boolean =>
  !name.includes("\0") &&
  name.length <= maxLength &&
  name.split(/[/\\]/).every((part) => part !== "" && !part.startsWith(".") && Buffer.byteLength(part) <= maxPartLength);

/** Both inclusive. */
export type ByteRange = { start: number; end: number };

export type StoredFile = {
  /** With slashes, such as "audio/42.mp3". */
  name: string;
  bytes: number;
  modified: Date;
  /** Changes with the content; equal in all processes. */
  version: string;
};

/** Local folder or S3. All methods throw when the store is unreachable. */
export type FileStore = {
  /** Atomic. */
  put: (name: string, body: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  /** Moves a local file into the store. */
  putFile: (name: string, file: string) => Promise<void>;
  /** Undefined when the file is gone or its version has changed. */
  get: (
    file: Pick<StoredFile, "name" | "version">,
    range?: ByteRange,
  ) => Promise<ReadableStream<Uint8Array> | undefined>;
  stat: (name: string) => Promise<StoredFile | undefined>;
  /** Recursive and unordered; all files by default. */
  list: (folder?: string) => AsyncIterable<StoredFile>;
  delete: (name: string) => Promise<void>;
  deleteFolder: (folder: string) => Promise<void>;
};

export type MediaStore = FileStore & {
  /** Local folder for uploads in progress, not served; `putFile` from here is cheap. */
  incomingDir: string;
  purgeIncoming: (before: Date) => Promise<void>;
  /** Moves a local folder's files in as the only content. */
  replaceWith: (folder: string) => Promise<void>;
};
