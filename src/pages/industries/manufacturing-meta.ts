import { pageCopy } from "../../facts/page-texts.ts";
import type { IndustryMeta } from "./industry-copy.ts";

/** Separate from the copy because every page's bundle includes it. */
export const manufacturingMeta = pageCopy<IndustryMeta>("/services/manufacturing", "meta", {
  name: "{manufacturingName}",
  service: "AI knowledge agents for {manufacturingName}",
  serviceType: "AI knowledge management",
  title: "AI Knowledge Agents for {manufacturingName} - {name}",
  description:
    "AI knowledge agents for manufacturing: preserve technical knowledge, train faster, work more efficiently. Full content is coming.",
  keywords: "manufacturing AI, technical knowledge, knowledge transfer, shop floor training, AI knowledge agent",
});
