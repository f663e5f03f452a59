import { editable } from "../../../../facts/page-texts.ts";

/** Separate from the copy because every page loads it. */
export const demoMeta = editable("/demo", "meta", {
  path: "/demo",
  name: "Demo",
  description:
    "A demo of {productName} with a document of your own: you ask, it answers and shows the page. What you will see, and a calendar to book it in.",
} as const);
