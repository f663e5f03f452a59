import { siteFacts } from "../../../../facts/site-facts.ts";

/** Separate from the copy because every page loads it. */
export const demoMeta = {
  path: "/demo",
  name: "Demo",
  get description() {
    return `A demo of ${siteFacts.productName} with a document of your own: you ask, it answers and shows the page. What you will see, and a calendar to book it in.`;
  },
} as const;
