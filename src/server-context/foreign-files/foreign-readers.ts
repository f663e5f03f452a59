import type { readBusyTimes } from "../../features/bookings/calendars/read-busy-times.server.ts";
import type { readIncoming } from "../../features/bounces/mailbox/incoming-email.ts";
import type { readReturnedEmail } from "../../features/bounces/mailbox/returned-email.server.ts";
import type { readTranscript } from "../../features/episodes/files/transcript-file.server.ts";
import type { readSiteExport } from "../../features/import/sources/read-site-export.server.ts";
import type { readRedirectFile } from "../../features/redirects/redirect-file.server.ts";
import type { readImport } from "../../features/subscribers/import/read-import.server.ts";

/**
 * Functions that read files of other programs, by name. They are pure: arguments and results are plain data, which can be sent
 * to a thread. src/features/readers.server.ts loads them.
 */
export type ReaderFunctions = {
  "busy-times": typeof readBusyTimes;
  "subscriber-table": typeof readImport;
  "site-export": typeof readSiteExport;
  redirects: typeof readRedirectFile;
  transcript: typeof readTranscript;
  "incoming-email": typeof readIncoming;
  "returned-email": typeof readReturnedEmail;
};

type Name<Result> = {
  [Key in keyof ReaderFunctions]: ReaderFunctions[Key] extends (...args: never) => Result ? Key : never;
}[keyof ReaderFunctions];

export type ReadingOptions = {
  /** Aborts the reading; its reason is thrown. */
  signal?: AbortSignal;
  /** For the result, or for each item of a stream. */
  timeoutMs?: number;
};

/**
 * Reads foreign files in threads, with limits of time and memory.
 * @throws UnreadableFile from a reader, or StoppedReading with the exceeded limit
 */
export type ForeignReaders = {
  run: <Key extends keyof ReaderFunctions>(
    name: Key,
    args: Parameters<ReaderFunctions[Key]>,
    options?: ReadingOptions,
  ) => Promise<Awaited<ReturnType<ReaderFunctions[Key]>>>;
  /** Items one by one, each read when the previous one has been consumed. */
  stream: <Key extends Name<AsyncIterable<unknown>>>(
    name: Key,
    args: Parameters<ReaderFunctions[Key]>,
    options?: ReadingOptions,
  ) => AsyncGenerator<ReturnType<ReaderFunctions[Key]> extends AsyncIterable<infer Item> ? Item : never, void>;
};
