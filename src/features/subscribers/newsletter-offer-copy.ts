import { copyOf, pageCopy } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";

export const newsletterOfferCopy = pageCopy("words/forms", "newsletterOffer", {
  sentence: "Also send me {newsletterName}, one email a week. I can unsubscribe at any time with one click.",
});

/** Separate consent below other forms: unticked, optional, stored as shown. */
export const newsletterOffer = (site: Site): string => copyOf(site, newsletterOfferCopy).sentence;
