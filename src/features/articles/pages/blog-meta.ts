import { pageCopy } from "../../../facts/page-texts.ts";

export const blogMeta = pageCopy("/blog", "meta", {
  title: "AI Knowledge Blog",
  description:
    "Working notes on AI knowledge management, SOPs and onboarding in healthcare, logistics and financial services, with figures and methods to use on Monday.",
});

export const categoryMeta = pageCopy("/blog", "category", {
  description: "Articles about {category}: methods, figures and pitfalls of AI knowledge management from daily work.",
});

/** For the heads of lists, which are part of every page's bundle. */
export const listMeta = pageCopy("words/reading", "heads", {
  inCategory: "{category} Articles",
  title: "{title}, page {page}",
  description: "{description} Page {page}.",
});
