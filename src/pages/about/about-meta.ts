import { pageCopy } from "../../facts/page-texts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const aboutMeta = pageCopy("/about", "meta", {
  title: "About",
  description:
    "For twenty years I have worked inside other people’s procedures: first following them, then writing them, now making them answer.",
});
