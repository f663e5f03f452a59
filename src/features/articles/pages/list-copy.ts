import { pageCopy } from "../../../facts/page-texts.ts";

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
});
