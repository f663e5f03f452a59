const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Bytes of the body of a server function: a few entries, as every function takes that is not named below. */
export const usualFunctionBytes = 8 * kilobyte;

/** Bytes of notes, replies, questions and lists of entries. */
const entries = 128 * kilobyte;
/** Bytes of a whole text with its parts. */
const editor = 2 * megabyte;
/** Bytes of a file that the browser has read. */
const file = 8 * megabyte;

/** Functions that take more than usual, by name. All are the owner's: from anyone else they take as much as the others. */
export const functionBodyLimits: Readonly<Record<string, number>> = {
  saveArticleDraft: editor,
  storeArticle: editor,
  saveEpisodeDraft: editor,
  storeEpisode: editor,
  saveIssueDraft: editor,
  storeIssue: editor,
  storeEpisodeChapters: editor,
  saveSiteLegalText: editor,
  saveSiteSettings: editor,

  storeEpisodeTranscript: file,
  previewSubscriberImport: file,
  importSubscriberFile: file,

  addBooking: entries,
  createManualLead: entries,
  decideAboutGuest: entries,
  restoreBinEntries: entries,
  saveBookingNotes: entries,
  saveEventType: entries,
  saveGuestNotes: entries,
  saveHours: entries,
  saveLeadNotes: entries,
  saveSubscriberNotes: entries,
  sendLeadReply: entries,
};
