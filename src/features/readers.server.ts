import type { ReaderFunctions } from "../server-context/foreign-files/foreign-readers.ts";

/** Loaded when first needed, so that a thread loads only the libraries that it uses. */
export const readers: { [Name in keyof ReaderFunctions]: () => Promise<ReaderFunctions[Name]> } = {
  "busy-times": async () => (await import("./bookings/calendars/read-busy-times.server.ts")).readBusyTimes,
  "subscriber-table": async () => (await import("./subscribers/import/read-import.server.ts")).readImport,
  "site-export": async () => (await import("./import/sources/read-site-export.server.ts")).readSiteExport,
  redirects: async () => (await import("./redirects/redirect-file.server.ts")).readRedirectFile,
  transcript: async () => (await import("./episodes/files/transcript-file.server.ts")).readTranscript,
  "incoming-email": async () => (await import("./bounces/mailbox/incoming-email.ts")).readIncoming,
  "returned-email": async () => (await import("./bounces/mailbox/returned-email.server.ts")).readReturnedEmail,
};
