import { siteFacts } from "../../facts/site-facts.ts";
import type { IndustryMeta } from "./industry-copy.ts";

/** Separate from the copy because every page's bundle includes it. */
export const manufacturingMeta: IndustryMeta = {
  name: "Manufacturing",
  path: "/services/manufacturing",
  get title() {
    return `AI Knowledge Agents for Manufacturing - ${siteFacts.name}`;
  },
  description:
    "AI knowledge agents for manufacturing: preserve technical knowledge, train faster, work more efficiently. Full content is coming.",
  keywords: "manufacturing AI, technical knowledge, knowledge transfer, shop floor training, AI knowledge agent",
};
