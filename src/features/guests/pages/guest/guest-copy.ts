import { pageCopy } from "../../../../facts/page-texts.ts";

export const guestCopy = pageCopy("words/listening", "guestPage", {
  mark: "Guest of the show",
  aboutTitle: "About the Guest",
  episodesTitle: "Episodes",
  missingTitle: "Guest Not Found",
  missingText: "Nobody of that name has been on the show.",
});
