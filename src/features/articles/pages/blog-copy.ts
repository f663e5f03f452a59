import { editable } from "../../../facts/page-texts.ts";

export const blogCopy = editable("/blog", "blog", {
  lead: "Working notes, with worked figures.",
  searchLabel: "Search articles",
  searchPlaceholder: "Search articles...",
  allCategories: "All",
  emptyTitle: "No articles found",
  clearFilters: "Clear Filters",
  tryAgain: "Try Again",
  beyondTitle: "This page does not exist",
  beyondText: "There is no page {page}: the list ends with page {pages}.",
  lastPage: "Go to the last page",
  askTitle: "A question, rather than a title?",
  askText: "Ask the archive in your own words. It shows the paragraphs that are closest, or says that there is none.",
  feedsLabel: "Read it in your feed reader:",
});

export const articleCopy = editable("/blog", "article", {
  missingTitle: "Article Not Found",
  missingText: "The article you're looking for doesn't exist or has been removed.",
  returnToBlog: "Return to Blog",
  relatedTitle: "Related Articles",
  contentsTitle: "In this article",
  updated: "Updated",
  preview: "As it will appear",
  author: {
    title: "Written by",
    owner:
      "Helps hospitals, freight companies and banks turn what they have written down into answers their people can check.",
    guest: "Guest author on this blog.",
    sample: "This article is a sample that comes with the site.",
    aboutLink: "About the author",
    newsletterLink: "Get {newsletterName}",
  },
  neighbours: { label: "Previous and next article", previous: "Previous article", next: "Next article" },
  standardCta: {
    title: "Ready to Transform Your Organization with AI?",
    text: "Bring one question your people ask every day. We will trace its route together.",
    action: "Schedule Your Complimentary Strategy Call",
  },
  demoCta: {
    title: "Experience AI Knowledge Agents in Action",
    text: "Half an hour with an agent that has read a set of real procedures. You ask; it shows the page it read.",
    action: "Request a Demo",
  },
});
