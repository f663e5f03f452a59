import { podcastDescription } from "./podcast-meta.ts";

export const podcastCopy = {
  lead: podcastDescription,
  browse: "Browse Episodes",
  playLatest: "Play the latest",
  topicsMark: "Topics",
  topicsTitle: "Six subjects, one question: how do you know?",
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
  newsletterLead: "One letter a week, on Sunday: the conversation that stayed with me, and one thing to try on Monday.",
  newsletterAction: "Subscribe",
} as const;

export const episodesCopy = {
  lead: "Every conversation of the show, newest first.",
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
} as const;

export const episodeCopy = {
  back: "All episodes",
  missingTitle: "Episode Not Found",
  missingText: "We couldn't find the episode you're looking for.",
  backToEpisodes: "Back to Episodes",
  importantTitle: "Why CEOs Think This is Important",
  insightsTitle: "Key Insights",
  guestTitle: "About the Guest",
  takeawaysTitle: "Key Takeaways",
  actionsTitle: "Action Items",
  conversationTitle: "Join The Conversation",
  conversationText: "What would you have asked? Say so where others can answer.",
  shareTitle: "Enjoyed this episode",
  shareText: "Send it to the one person who runs into the same question every week.",
} as const;
