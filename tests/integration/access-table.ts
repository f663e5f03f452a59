import { emptyIssue } from "../../src/features/newsletter/issues/issue-content.ts";

/** Who may call a server function, and something that it takes. */
export type Access = {
  who: "everybody" | "administrators";
  method: "GET" | "POST";
  data?: unknown;
  /** What whoever may call it is answered with, where that is not 200. */
  status?: number;
};

const list = { search: "", sort: "", page: 1, state: "", category: "" };
const article = {
  title: "",
  slug: "",
  summary: "",
  category: "",
  author: "",
  featuredImageUrl: "",
  featuredImageUrl2: "",
  introduction: "",
  section1: "",
  section2: "",
  section3: "",
  conclusion: "",
  cta: "",
  seoDescription: "",
  keywords: "",
  publicationDate: "",
};
const episode = {
  episode: "",
  title: "",
  summary: "",
  guestName: "",
  banner: "",
  audioPlayer: "",
  youtube: "",
  keywords: "",
  whyCeosThinkImportant: "",
  conclusion: "",
  aboutGuest: "",
  keyTakeaways: "",
  actionItems: "",
  createdAt: "",
};

const someId = { id: 999_999 };
const someIds = { ids: [999_999] };
const notes = { id: 999_999, notes: "" };
const ownList = { search: "", sort: "", page: 1 };
const span = { from: 0, to: 86_400_000 };

const open = (method: Access["method"], data?: unknown, status = 200): Access => ({
  who: "everybody",
  method,
  data,
  status,
});
const closed = (method: Access["method"], data?: unknown): Access => ({ who: "administrators", method, data });

/** Every server function; anyone who writes a new one adds its line here. */
export const accessTable: Record<string, Access> = {
  fetchArticles: open("GET", { page: 1 }),
  fetchFeaturedArticle: open("GET"),
  fetchArticle: open("GET", "no-such-article"),
  fetchRelatedArticles: open("GET", { category: "Healthcare", exceptSlug: "none" }),
  fetchArticleNeighbours: open("GET", 1),
  fetchCategories: open("GET"),
  fetchEpisodes: open("GET"),
  fetchEpisode: open("GET", 1),
  fetchGuest: open("GET", "nobody"),
  fetchMediaOrigins: open("GET"),
  fetchEmbedSettings: open("GET"),

  fetchConfirmation: open("GET", { token: "none" }),
  fetchSettings: open("GET", { token: "none" }),
  fetchMyData: open("GET", { token: "none" }),
  fetchSlots: open("GET", { eventType: "strategy-call", ...span }),
  fetchPlainTimes: open("GET", { eventType: "strategy-call", search: {} }),
  requestHold: open("POST", { eventType: "strategy-call", start: 0, zone: "Europe/Berlin" }),
  releaseSlot: open("POST", { reference: "00000000-0000-4000-8000-000000000000" }),
  // What opens nothing is told by the status: the link of this table is forged.
  openBooking: open("GET", { token: "none", search: {} }, 404),
  holdInterview: open("POST", { token: "none", start: 0, zone: "Europe/Berlin" }),
  openGuestSpace: open("GET", { token: "none", search: {} }, 404),

  drawSecretCode: closed("POST", { uri: "otpauth://totp/site?secret=ABC" }),

  fetchArticlesForAdmin: closed("GET", list),
  exportArticles: closed("GET", list),
  fetchArticleForEditing: closed("GET", { id: 1 }),
  saveArticleDraft: closed("POST", { id: 0, base: "", content: article }),
  discardArticleDraft: closed("POST", { id: 0 }),
  storeArticle: closed("POST", { id: 0, base: "", content: article, intent: "draft" }),
  changeArticleState: closed("POST", { ids: [999_999], state: "draft" }),
  removeArticles: closed("POST", { ids: [999_999] }),
  restoreArticles: closed("POST", { ids: [999_999] }),
  fetchArticleVersions: closed("GET", { id: 1 }),
  fetchArticleVersion: closed("GET", { id: 1, version: 1 }),
  fetchArticlePreview: closed("GET", { id: 1 }),

  fetchEpisodesForAdmin: closed("GET", list),
  exportEpisodes: closed("GET", list),
  fetchEpisodeForEditing: closed("GET", { id: 1 }),
  saveEpisodeDraft: closed("POST", { id: 0, base: "", content: episode }),
  discardEpisodeDraft: closed("POST", { id: 0 }),
  storeEpisode: closed("POST", { id: 0, base: "", content: episode, intent: "draft" }),
  removeEpisodes: closed("POST", { ids: [999_999] }),
  restoreEpisodes: closed("POST", { ids: [999_999] }),
  fetchEpisodeVersions: closed("GET", { id: 1 }),
  fetchEpisodeVersion: closed("GET", { id: 1, version: 1 }),
  fetchRecordingFacts: closed("GET", { id: 1, audioPlayer: "" }),

  fetchArchive: open("GET"),
  fetchArchivedIssue: open("GET", "no-such-issue"),
  fetchIssues: closed("GET", { ...ownList, status: "" }),
  addIssue: closed("POST"),
  fetchIssueForEditing: closed("GET", { id: 1 }),
  saveIssueDraft: closed("POST", { id: 0, base: "", content: emptyIssue }),
  discardIssueDraft: closed("POST", { id: 0 }),
  storeIssue: closed("POST", { id: 0, base: "", content: emptyIssue, intent: "draft" }),
  removeIssues: closed("POST", someIds),
  restoreIssues: closed("POST", someIds),
  fetchIssueVersions: closed("GET", { id: 1 }),
  fetchIssueVersion: closed("GET", { id: 1, version: 1 }),
  fetchIssuePreview: closed("GET", someId),
  checkIssueAsWritten: closed("POST", { ...someId, asksOutside: false }),
  sendIssueTestCopy: closed("POST", { ...someId, to: "proof@example.com" }),
  fetchNewsletterNumbers: closed("GET"),
  fetchIssueNumbers: closed("GET", someId),
  scheduleNewsletterIssue: closed("POST", { ...someId, at: "2030-01-06T07:00:00.000Z" }),
  sendNewsletterIssue: closed("POST", someId),
  unscheduleNewsletterIssue: closed("POST", someId),

  fetchAdminHome: closed("GET"),

  fetchLeads: closed("POST", { ...ownList, status: "", kind: "" }),
  exportLeads: closed("POST", { ...ownList, status: "", kind: "" }),
  fetchLead: closed("GET", someId),
  changeLeadStatus: closed("POST", { ...someIds, status: "done" }),
  saveLeadNotes: closed("POST", notes),
  deleteLeads: closed("POST", someIds),
  restoreLeads: closed("POST", someIds),
  eraseLead: closed("POST", someId),

  fetchSubscribers: closed("POST", { ...ownList, status: "" }),
  exportSubscribers: closed("POST", { ...ownList, status: "" }),
  fetchSubscriber: closed("GET", someId),
  saveSubscriberNotes: closed("POST", notes),
  endSubscription: closed("POST", someId),
  deleteSubscribers: closed("POST", someIds),
  restoreSubscribers: closed("POST", someIds),
  eraseSubscriber: closed("POST", someId),

  pauseNewsletterIssue: closed("POST", someId),
  resumeNewsletterIssue: closed("POST", someId),
  cancelNewsletterIssue: closed("POST", someId),
  setNewsletterRate: closed("POST", { ...someId, ratePerMinute: 60 }),
  fetchIssueProgress: closed("GET", someId),
  exportRecipients: closed("POST", someId),
  markCopySent: closed("POST", { ...someId, subscriberId: 999_999 }),
  sendCopyAgain: closed("POST", { ...someId, subscriberId: 999_999 }),

  previewSubscriberImport: closed("POST", { text: "email", source: { source: "", evidence: "" } }),
  importSubscriberFile: closed("POST", { text: "email", source: { source: "None", evidence: "" } }),

  fetchGuests: closed("POST", { ...ownList, status: "" }),
  exportGuests: closed("POST", { ...ownList, status: "" }),
  fetchGuestDetail: closed("GET", someId),
  fetchReleaseFile: closed("POST", someId),
  decideAboutGuest: closed("POST", { ...someId, status: "declined", message: "No." }),
  saveGuestNotes: closed("POST", notes),
  deleteGuests: closed("POST", someIds),
  restoreGuests: closed("POST", someIds),
  eraseGuest: closed("POST", someId),
  fetchEpisodeGuests: closed("GET", { episodeId: 0 }),
  saveEpisodeGuests: closed("POST", { episodeId: 999_999, guestIds: [] }),

  fetchBookings: closed("POST", { ...ownList, view: "", type: "" }),
  exportBookings: closed("POST", { ...ownList, view: "", type: "" }),
  fetchBooking: closed("GET", someId),
  addBooking: closed("POST", {
    eventType: "strategy-call",
    start: 0,
    zone: "Europe/Berlin",
    name: "A visitor",
    email: "visitor@example.com",
    organisation: "",
    topic: "",
  }),
  rescheduleBookingByOwner: closed("POST", { ...someId, start: 0 }),
  cancelBookingByOwner: closed("POST", someId),
  saveBookingPlace: closed("POST", { ...someId, place: null }),
  saveNoShow: closed("POST", { ...someId, noShow: true }),
  saveBookingNotes: closed("POST", notes),
  eraseBooking: closed("POST", someId),
  fetchBookingSettings: closed("GET"),
  saveEventType: closed("POST", {
    key: "none",
    title: "None",
    minutes: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    noticeMinutes: 0,
    windowDays: 30,
    dailyLimit: null,
    slotStep: 30,
    place: null,
    active: false,
  }),
  saveHours: closed("POST", { zone: "Europe/Berlin", hours: [{ weekday: 1, starts: "09:00", ends: "18:00" }] }),
  fetchCalendarFeed: closed("GET"),
  renewCalendarFeed: closed("POST"),
  deleteCalendarFeed: closed("POST"),
  fetchBusyCalendars: closed("GET"),
  addBusyCalendar: closed("POST", { name: "Mine", url: "http://127.0.0.1:9/calendar.ics" }),
  readBusyCalendars: closed("POST"),
  deleteBusyCalendar: closed("POST", someId),
  addTimeOff: closed("POST", { from: "2030-12-24", until: "2030-12-26", reason: "" }),
  deleteTimeOff: closed("POST", { from: "2030-12-24", until: "2030-12-26" }),
  fetchHolidays: closed("GET", { country: "", state: "", year: 2030 }),
  addHolidays: closed("POST", { country: "ZZ", state: "", year: 2030 }),

  fetchBin: closed("POST", { ...ownList, kind: "" }),
  restoreBinEntries: closed("POST", { entries: [{ kind: "lead", id: 999_999 }] }),
  eraseBinEntry: closed("POST", { kind: "lead", id: 999_999 }),

  fetchEmails: closed("POST", { ...ownList, status: "" }),
  fetchEmail: closed("GET", someId),
  retryEmails: closed("POST", someIds),
  discardEmails: closed("POST", someIds),

  fetchAudit: closed("POST", { ...ownList, kind: "" }),
  exportAudit: closed("POST", { ...ownList, kind: "" }),

  fetchMedia: closed("GET", { ...ownList, kind: "" }),
  fetchMediaEntry: closed("GET", someId),
  saveMediaAlt: closed("POST", { ...someId, alt: "A light" }),
  deleteMedia: closed("POST", someId),
  restoreMedia: closed("POST", someId),
};
