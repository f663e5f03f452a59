import { pageCopy } from "../../facts/page-texts.ts";

export const sharedPreviewMeta = pageCopy("words/frame", "previewHead", {
  title: "Preview",
  description: "Work in progress, shown to people who have its link.",
});
