import { arrangeable } from "../../../facts/page-sections.ts";
import { pageCopy } from "../../../facts/page-texts.ts";

export const podcastSections = arrangeable("/podcast", ["topics", "latest", "newsletter"]);

export const podcastCopy = pageCopy("/podcast", "podcast", {
  /** Replaces the drawing. */
  image: { file: "" as string, alt: "" as string },
  browse: "Browse Episodes",
  playLatest: "Play the latest",
  topicsMark: "Topics",
  topicsTitle: "Six subjects, one question: how do you know?",
  guestAction: "Be a guest on the show",
  topics: [
    { key: "strategy", title: "Strategy", text: "Choosing what not to do" },
    { key: "leadership", title: "Leadership", text: "Decisions others can follow" },
    { key: "ai", title: "AI at work", text: "What is in use on Monday" },
    { key: "knowledge", title: "Knowledge", text: "Keeping what people know" },
    { key: "performance", title: "Performance", text: "Figures that change behaviour" },
    { key: "resilience", title: "Resilience", text: "Working well for decades" },
  ],
  latestTitle: "Latest Episodes",
  viewAll: "View All",
  samplesNote: "Guests on this page are samples.",
  newsletterLead:
    "One email a week, on {newsletterDay}: the conversation that stayed with me, and one thing to try on Monday.",
  newsletterAction: "Subscribe",
} as const);

export const episodesCopy = pageCopy("/podcast", "episodes", {
  lead: "Every conversation of the show, newest first.",
  askTitle: "Who said that?",
  askText: "Ask the archive in your own words. Where there’s a transcript, it plays from that minute.",
  searchLabel: "Search episodes",
  clearSearch: "Clear Search",
  errorTitle: "Error Loading Podcasts",
  listErrorTitle: "Error Loading Episodes",
  errorText: "We encountered an error while loading the podcast episodes.",
  tryAgain: "Try Again",
  emptyTitle: "No Podcasts Found",
  emptyText: "There are no podcast episodes available at the moment.",
  listEmptyTitle: "No Episodes Found",
  addEpisode: "Add New Episode",
  noMatchTitle: "No episodes match your search",
  noMatchText: "Try adjusting your search terms",
} as const);
