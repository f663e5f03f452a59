import { pageCopy } from "../../../../facts/page-texts.ts";

export const episodeCopy = pageCopy("/episode/$id", "episode", {
  back: "All episodes",
  toPlayer: "To the player",
  elsewhere: "This episode is hosted elsewhere. Listen at",
  below: "It is further down on this page.",
  playFailed: "This recording could not be played. Check your connection and press Play again, or download it.",
  speed: "Speed",
  volume: "Volume",
  mute: "Mute",
  unmute: "Unmute",
  watchAt: "Watch at",
  listenAt: "Listen at",
  chaptersTitle: "Chapters",
  toTranscript: "Read the transcript",
  transcriptTitle: "Transcript",
  transcriptSearch: "Search the transcript",
  transcriptNothing: "These words are not said in this conversation.",
  playFromHere: "play from here",
  linkToHere: "link to here",
  importantTitle: "Why CEOs Think This is Important",
  insightsTitle: "Key Insights",
  guestTitle: "About the Guest",
  guestLink: "All episodes with",
  takeawaysTitle: "Key Takeaways",
  actionsTitle: "Action Items",
  conversationTitle: "Join The Conversation",
  conversationText: "What would you have asked? Say so where others can reply.",
  shareTitle: "Enjoyed this episode",
  shareText: "Send it to the one person who runs into the same question every week.",
});

export const playerSpeeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
