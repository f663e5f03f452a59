import { editable } from "../../facts/page-texts.ts";
import type { IndustryMeta } from "./industry-copy.ts";

/** Separate from the copy because every page's bundle includes it. */
export const manufacturingMeta = editable<IndustryMeta>("/services/manufacturing", "meta", {
  name: "Manufacturing",
  path: "/services/manufacturing",
  title: "AI Knowledge Agents for Manufacturing - {name}",
  description:
    "AI knowledge agents for manufacturing: preserve technical knowledge, train faster, work more efficiently. Full content is coming.",
  keywords: "manufacturing AI, technical knowledge, knowledge transfer, shop floor training, AI knowledge agent",
});
