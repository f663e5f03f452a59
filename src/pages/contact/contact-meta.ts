import { pageCopy } from "../../facts/page-texts.ts";

export const contactMeta = pageCopy("/contact", "meta", {
  title: "Contact",
  description:
    "Write to or call {name} in {city}: AI knowledge agents, audits, the podcast, or a question of your own.",
});
