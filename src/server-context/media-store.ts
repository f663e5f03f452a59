/** The first and the last byte of a part of a file; both belong to it. */
export type ByteRange = { start: number; end: number };

export type StoredFile = {
  /** Below the root of the store, with slashes, such as "audio/42.mp3". */
  name: string;
  bytes: number;
  modified: Date;
  /** Differs whenever the content may; the same for every process. */
  version: string;
};

/** Files by name, in a folder or in an S3-compatible store. Each method throws when the store cannot be reached. */
export type FileStore = {
  /** Writes a file, or replaces it: readers see the whole of it or what was there before. */
  put: (name: string, body: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  /** Does the same with a file of this machine, which is moved: the caller has no use for it any more. */
  putFile: (name: string, file: string) => Promise<void>;
  /** The content, or a part of it, as it arrives; undefined when the file is gone or has another version by now. */
  get: (
    file: Pick<StoredFile, "name" | "version">,
    range?: ByteRange,
  ) => Promise<ReadableStream<Uint8Array> | undefined>;
  stat: (name: string) => Promise<StoredFile | undefined>;
  /** Every file of a folder and of those below it, in no order; all when no folder is named. */
  list: (folder?: string) => AsyncIterable<StoredFile>;
  /** Removes a file; one that is not there is no error. */
  delete: (name: string) => Promise<void>;
  /** Removes everything in a folder. */
  deleteFolder: (folder: string) => Promise<void>;
};

/** Uploads, pictures, recordings and portraits: the same files for every process of the site. */
export type MediaStore = FileStore & {
  /** A folder of this machine for what is being received; `putFile` from there is quick. Nothing in it can be requested. */
  incomingDir: string;
  /** Removes what uploads that broke off before `before` have left behind. */
  purgeIncoming: (before: Date) => Promise<void>;
  /** Makes the files of a folder of this machine, which are moved, the only ones of the store. */
  replaceWith: (folder: string) => Promise<void>;
};
