import { siteFacts } from "../../facts/site-facts.ts";

export const contactMeta = {
  title: "Contact",
  get description() {
    return `Write to or call ${siteFacts.name} in ${siteFacts.address.city}: AI knowledge agents, audits, the podcast, or a question of your own.`;
  },
};
