import { pageCopy } from "../../../../facts/page-texts.ts";

export const portraitWords = pageCopy("words/forms", "portrait", {
  label: "Portrait",
  help: "JPEG, PNG, WebP or AVIF, up to 6 MB. It appears beside the episode, if there is one.",
});
