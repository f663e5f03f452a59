import { siteFacts } from "../../facts/site-facts.ts";

/** Separate consent below other forms: unticked, optional, stored as shown. */
export const newsletterOffer = () =>
  `Also send me ${siteFacts.newsletterName}, one email a week. I can unsubscribe at any time with one click.`;
