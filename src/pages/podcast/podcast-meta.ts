export const episodesMeta = {
  title: "All Episodes",
  description:
    "All episodes of The High-Performance CEO Show: conversations about knowledge, procedures and leadership with people who run hospitals, fleets and banks.",
};
