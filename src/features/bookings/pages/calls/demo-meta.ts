import { pageCopy } from "../../../../facts/page-texts.ts";

/** Separate from the copy because every page loads it. */
export const demoMeta = pageCopy("/demo", "meta", {
  name: "Demo",
  description:
    "A demo of {productName} with a document of your own: you ask, it answers and shows the page. What you will see, and a calendar to book it in.",
} as const);
