export const endedLinkMeta = {
  title: "This link has run out",
  description: "A link to a download that does not work any more.",
};
