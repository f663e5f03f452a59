import { siteFacts } from "../../../facts/site-facts.ts";
import { recipientMarks } from "./issue.ts";

const { newsletterName, name, address } = siteFacts;

/** The words that every issue carries around its parts. */
export const issueCopy = {
  newsletter: newsletterName,
  greeting: `Hello ${recipientMarks.name},`,
  signature: name,
  reply: "Reply to this email and it reaches me.",
  readOnWeb: "Read this issue on the web",
  unsubscribe: "Unsubscribe",
  preferences: "Change your details",
  consent: `You’re receiving this email because you confirmed your subscription on ${recipientMarks.consentDate}. It does not report what you open or click.`,
  sender: `${name}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}`,
};
