import { pageCopy } from "../../facts/page-texts.ts";
import type { LegalKey } from "./legal-meta.ts";

export const legalCopy = pageCopy("words/legal", "frame", {
  contents: "On this page",
  updated: "Last updated",
  draftTitle: "Draft, to be checked",
  draftText:
    "This document is a sample for a German sole trader. It must be checked by someone qualified, and fitted to the business, before the site goes public.",
  othersTitle: "The other documents",
});

export const legalLeads = pageCopy("words/legal", "leads", {
  privacy:
    "What happens to your data when you read this site or write to us. In short: as little as possible, and nothing behind your back.",
  cookies: "What this site stores on your device, what it does not, and why no banner asks you to agree.",
  impressum: "Who is behind this site, the terms on which we work, and what we are liable for.",
  accessibility: "How you can use this site, how far it conforms, what does not work yet, and whom to tell.",
});

/** ISO dates of the last change to the English texts. */
export const legalDates: Readonly<Record<LegalKey, string>> = {
  privacy: "2026-11-25",
  cookies: "2026-11-25",
  impressum: "2026-11-22",
  accessibility: "2026-11-22",
};

export const legalLines = pageCopy("words/legal", "lines", {
  privacy: "Your data: purposes, legal bases, periods, rights",
  cookies: "What is stored on your device, and your settings",
  impressum: "Provider, terms and conditions, disclaimer",
  accessibility: "What conforms, what does not yet, and your contact",
});

/** Known gaps by the keys of accessibility-gaps.json. */
export const legalGaps = pageCopy("words/legal", "gaps", {
  list: [
    {
      key: "outside",
      where: "Players, forms and calendars of other companies",
      what: "load only after your click, and their accessibility is in their hands. The link beside each of them leads to the same content on the company's own site; booking, forms and recordings of our own do without them.",
    },
    {
      key: "remote",
      where: "Episodes whose recording is on another host",
      what: "can be without a transcript. Ask for one, and we will send it.",
    },
    {
      key: "artwork",
      where: "The artwork of episodes",
      what: "shows the guest's initials and the number of the episode as a picture. Both are beside it as text.",
    },
  ],
});
