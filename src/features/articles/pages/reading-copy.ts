import { pageCopy } from "../../../facts/page-texts.ts";

export const articleWords = pageCopy("words/reading", "article", {
  blog: "Blog",
  minutes: "{count} min",
  minutesToRead: "{count} min read",
  published: "Published {ago}",
  loading: "Loading the article",
  nextStep: "Next step",
  moreIn: "More in {category}",
  loadingRelated: "Loading related articles",
  share: "Share",
  shareTo: "Share to {network}",
  copy: "Copy Link",
  byEmail: "Share via Email",
  copied: "Link copied to clipboard",
  notCopied: "Failed to copy link",
});

export const listWords = pageCopy("words/reading", "list", {
  pages: "Blog pages",
  filter: "Filter articles",
  categories: "Categories",
  count: { one: "{count} Article", other: "{count} Articles" },
  inCategory: "{category} Articles",
  results: 'Search Results: "{term}"',
  latest: "Latest Articles",
  noResults: 'No results found for "{term}"',
  noneInCategory: "No articles found in the {category} category",
  none: "No articles available yet",
  pageTitle: "{title}, page {page}",
  pageDescription: "{description} Page {page}.",
});
