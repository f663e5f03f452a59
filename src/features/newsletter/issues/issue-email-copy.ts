import { pageCopy } from "../../../facts/page-texts.ts";

/** The frame of an issue as an email. */
export const issueEmail = pageCopy("words/server", "issueEmail", {
  numbered: "{newsletterName}, issue {number}",
  reply: "Reply to this email and it reaches me.",
  readOnWeb: "Read this issue on the web",
  unsubscribe: "Unsubscribe",
  preferences: "Change your details",
  consent: "You’re receiving this email because you subscribed on {date}. It does not report what you open or click.",
  picture: "Image: {description}",
});
