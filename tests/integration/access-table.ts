/** Who may call a server function, and something that it takes. */
export type Access = { who: "everybody" | "administrators"; method: "GET" | "POST"; data?: unknown };

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

const open = (method: Access["method"], data?: unknown): Access => ({ who: "everybody", method, data });
const closed = (method: Access["method"], data?: unknown): Access => ({ who: "administrators", method, data });

/** Every server function; whoever writes a new one adds its line here. */
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
  fetchEmbedSettings: open("GET"),

  drawSecretCode: closed("POST", { uri: "otpauth://totp/site?secret=ABC" }),

  fetchArticlesForAdmin: closed("GET", list),
  exportArticles: closed("GET", list),
  fetchArticleForEditing: closed("GET", { id: 1 }),
  keepArticleDraft: closed("POST", { id: 0, base: "", content: article }),
  dropArticleDraft: closed("POST", { id: 0 }),
  storeArticle: closed("POST", { id: 0, base: "", content: article, intent: "draft" }),
  changeArticleState: closed("POST", { ids: [999_999], state: "draft" }),
  removeArticles: closed("POST", { ids: [999_999] }),
  bringArticlesBack: closed("POST", { ids: [999_999] }),
  fetchArticleVersions: closed("GET", { id: 1 }),
  fetchArticleVersion: closed("GET", { id: 1, version: 1 }),
  fetchArticlePreview: closed("GET", { id: 1 }),

  fetchEpisodesForAdmin: closed("GET", list),
  exportEpisodes: closed("GET", list),
  fetchEpisodeForEditing: closed("GET", { id: 1 }),
  keepEpisodeDraft: closed("POST", { id: 0, base: "", content: episode }),
  dropEpisodeDraft: closed("POST", { id: 0 }),
  storeEpisode: closed("POST", { id: 0, base: "", content: episode, intent: "draft" }),
  removeEpisodes: closed("POST", { ids: [999_999] }),
  bringEpisodesBack: closed("POST", { ids: [999_999] }),
  fetchEpisodeVersions: closed("GET", { id: 1 }),
  fetchEpisodeVersion: closed("GET", { id: 1, version: 1 }),
  fetchRecordingFacts: closed("GET", { id: 1, audioPlayer: "" }),
};
