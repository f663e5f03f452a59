import type { Site } from "../../../facts/site.ts";
import { recipientMarks } from "./issue.ts";

export const issueCopy = ({ facts }: Site) => ({
  newsletter: facts.newsletterName,
  greeting: `Hello ${recipientMarks.name},`,
  signature: facts.name,
  reply: "Reply to this email and it reaches me.",
  readOnWeb: "Read this issue on the web",
  unsubscribe: "Unsubscribe",
  preferences: "Change your details",
  consent: `You’re receiving this email because you subscribed on ${recipientMarks.consentDate}. It does not report what you open or click.`,
  sender: `${facts.name}, ${facts.address.street}, ${facts.address.postalCode} ${facts.address.city}, ${facts.address.country}`,
});
