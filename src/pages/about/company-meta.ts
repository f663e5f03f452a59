import { pageCopy } from "../../facts/page-texts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const companyMeta = pageCopy("/about/company", "meta", {
  title: "Company",
  description:
    "{name} is an independent practice in {city}. It charts where an organisation keeps its knowledge and builds AI agents that answer from it.",
});
