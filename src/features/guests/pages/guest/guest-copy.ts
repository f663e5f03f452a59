export const guestCopy = {
  mark: "Guest of the show",
  aboutTitle: "About the Guest",
  episodesTitle: "Episodes",
  missingTitle: "Guest Not Found",
  missingText: "Nobody of that name has been on the show.",
} as const;
