import type { Site } from "../../facts/site.ts";

/** Separate consent below other forms: unticked, optional, stored as shown. */
export const newsletterOffer = ({ facts }: Site) =>
  `Also send me ${facts.newsletterName}, one email a week. I can unsubscribe at any time with one click.`;
