import type { ReaderFunctions } from "../../src/server-context/foreign-readers.ts";

/** Loaded when first needed, so that a thread holds the libraries that it uses. */
export const readers: { [Name in keyof ReaderFunctions]: () => Promise<ReaderFunctions[Name]> } = {
  "busy-times": async () =>
    (await import("../../src/features/bookings/calendars/read-busy-times.server.ts")).readBusyTimes,
  "subscriber-table": async () =>
    (await import("../../src/features/newsletter/import/read-import.server.ts")).readImport,
  "site-export": async () =>
    (await import("../../src/features/import/sources/read-site-export.server.ts")).readSiteExport,
  redirects: async () => (await import("../../src/features/redirects/redirect-file.server.ts")).readRedirectFile,
  transcript: async () => (await import("../../src/features/episodes/files/transcript-file.server.ts")).readTranscript,
  "incoming-email": async () => (await import("../../src/features/newsletter/bounces/incoming-email.ts")).readIncoming,
  "returned-email": async () =>
    (await import("../../src/features/newsletter/bounces/returned-email.ts")).readReturnedEmail,
};
