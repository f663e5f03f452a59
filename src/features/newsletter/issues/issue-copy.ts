import { siteFacts } from "../../../facts/site-facts.ts";
import { recipientMarks } from "./issue.ts";

export const issueCopy = {
  get newsletter() {
    return siteFacts.newsletterName;
  },
  greeting: `Hello ${recipientMarks.name},`,
  get signature() {
    return siteFacts.name;
  },
  reply: "Reply to this email and it reaches me.",
  readOnWeb: "Read this issue on the web",
  unsubscribe: "Unsubscribe",
  preferences: "Change your details",
  consent: `You’re receiving this email because you subscribed on ${recipientMarks.consentDate}. It does not report what you open or click.`,
  get sender() {
    return `${siteFacts.name}, ${siteFacts.address.street}, ${siteFacts.address.postalCode} ${siteFacts.address.city}, ${siteFacts.address.country}`;
  },
};
