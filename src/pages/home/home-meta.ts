import { pageCopy } from "../../facts/page-texts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const homeMeta = pageCopy("/", "meta", {
  title: "Home - {name}",
  description:
    "AI knowledge agents for healthcare, logistics and financial services. They answer from your own documents and name the page they read.",
  keywords:
    "AI knowledge agents, AI knowledge management, AI SOP assistant, healthcare, logistics, financial services, knowledge management consultant",
});
