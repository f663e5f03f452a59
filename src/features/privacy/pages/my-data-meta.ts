import { pageCopy } from "../../../facts/page-texts.ts";

export const myDataMeta = pageCopy("/privacy/my-data", "meta", {
  title: "My data",
  description: "See what this site stores about you, download it, or have it erased: with a link that comes by email.",
  heldTitle: "What we hold about you",
});
