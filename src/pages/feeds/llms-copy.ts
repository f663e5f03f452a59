import { pageCopy } from "../../facts/page-texts.ts";

export const llmsWords = pageCopy("words/server", "llms", {
  about: "{tagline}. {role} in {city}: {summary}",
  markdown: "Every article and episode is also there as Markdown: add .md to its address, or ask for text/markdown.",
  articles: "Articles",
  episodes: "Podcast episodes",
  pages: "Pages",
  ask: "Ask",
  search: "Search as JSON",
  searchNote: "passages for a question, each with its source; put yours in its place",
  mcpNote: "Model Context Protocol over HTTP, read-only: search, read_passage",
  optional: "Optional",
  allPages: "All pages",
  articleFeed: "Articles as a feed",
  podcastFeed: "Podcast as a feed",
});
