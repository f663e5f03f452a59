export const endedLinkMeta = {
  title: "This link has expired",
  description: "A link to a download that no longer works.",
};
