import { assurances, claims } from "../../facts/claims.ts";
import type { NavLink } from "../../facts/navigation.ts";
import { defaultFacts, siteFacts } from "../../facts/site-facts.ts";
import { companyMeta } from "./company-meta.ts";

export const headCopy = {
  crumb: "Company",
  parent: "About",
  title: "One consultant, a few specialists, short contracts",
  get lead() {
    return companyMeta.description;
  },
};

export type Service = { title: string; text: string; link: NavLink };

export const servicesCopy = {
  mark: "What we do",
  title: "Three services, bought one at a time",
  services: [
    {
      title: "Knowledge audit",
      text: "Two weeks of looking and listening. You receive a map: where answers sit, who is asked for them, what the search costs. It is yours whether or not we go on.",
      link: { to: "/knowledge-audit", label: "See what an audit covers" },
    },
    {
      title: "AI knowledge agents",
      get text() {
        return `An assistant for one department, built on ${siteFacts.productName}: it answers from your approved documents and shows the page it read.`;
      },
      link: {
        to: "/solutions/asksopia",
        get label() {
          return `Read about ${siteFacts.productName}`;
        },
      },
    },
    {
      title: "Continuous improvement",
      text: "Questions without an answer become new procedures. Once a month you see what was asked, what it saved and what to write next.",
      link: { to: "/blog", label: "Read from practice" },
    },
  ] satisfies readonly Service[],
};

export const wayCopy = {
  mark: "How it works",
  title: "Small steps, each of them worth stopping at",
  get lead() {
    return `${claims.firstIntegration.wording}, ${claims.roiWithin.wording}. After each step you can stop and keep everything made so far.`;
  },
  steps: [
    {
      when: "Weeks 1 and 2",
      title: "Audit & Strategy",
      text: "Interviews on site, a look at the sources, and a decision on the one department to begin with.",
    },
    {
      get when() {
        return `Weeks ${claims.firstIntegration.value}`;
      },
      title: "AI Deployment",
      text: "The agent is connected, tested on real questions and signed off by the people who will use it.",
    },
    {
      get when() {
        return `Months ${claims.roiWithin.value}`;
      },
      title: "Continuous Optimization",
      text: "Figures are read against the ones agreed at the start. Then you decide about the next department.",
    },
  ],
  action: { to: "/strategy-call", label: "Talk through your case" } satisfies NavLink,
};

export const principlesCopy = {
  mark: "Principles",
  title: "Six rules we keep when nobody is looking",
  items: [
    {
      key: "source",
      title: "No source, no answer",
      text: "An agent that cannot name the page says that it does not know.",
    },
    {
      key: "owner",
      title: "Your documents stay yours",
      get text() {
        return `${assurances.noLockIns}: whatever we write for you can be exported and used without us.`;
      },
    },
    {
      key: "people",
      title: "People approve",
      text: "Machines draft. A named person on your side signs before anyone relies on it.",
    },
    {
      key: "least",
      title: "As little data as possible",
      text: "Procedures, not patients or clients. What is not needed is not read.",
    },
    {
      key: "price",
      title: "One price, in writing",
      get text() {
        return `${assurances.noPerUserPricing}, so nobody has to ration questions.`;
      },
    },
    {
      key: "honest",
      title: "We say no",
      text: "If a shared folder and an afternoon solve it, that is what we recommend.",
    },
  ],
};

export const factsCopy = {
  mark: "Facts",
  title: "The practice on one page",
  facts: [
    {
      term: "Owner",
      get description() {
        return `${siteFacts.name}, sole trader`;
      },
    },
    {
      term: "Business address",
      get description() {
        return `${siteFacts.address.street}, ${siteFacts.address.postalCode} ${siteFacts.address.city}, ${siteFacts.address.country}`;
      },
    },
    { term: "Working languages", description: "English and German" },
    { term: "Industries", description: "Healthcare, logistics, financial services; manufacturing in preparation" },
    {
      term: "Hosting",
      get description() {
        return `${assurances.euHosting}, ${assurances.gdprReady}`;
      },
    },
    {
      term: "Security",
      get description() {
        return `${assurances.roleBasedAccess}; ${assurances.encryption.toLowerCase()}`;
      },
    },
    {
      term: "Pricing",
      get description() {
        return `${assurances.pricing}, no per-user fees`;
      },
    },
    {
      term: "VAT ID",
      get description() {
        return siteFacts.vatId === defaultFacts.vatId ? `${siteFacts.vatId} (sample)` : siteFacts.vatId;
      },
    },
  ],
  sourcesTitle: "Where our figures come from",
  linksTitle: "Further reading",
  links: [
    { to: "/about", label: "The founder" },
    { to: "/contact", label: "Contact and hours" },
    { to: "/impressum", label: "Impressum" },
    { to: "/privacy-policy", label: "Privacy policy" },
  ] satisfies readonly NavLink[],
};

export const closingCopy = {
  title: "See whether the way of working suits you",
  lead: "Describe one department and the question it hears every day. We reply with what we would do first.",
  action: { to: "/contact", label: "Get in Touch" } satisfies NavLink,
  secondAction: { to: "/about", label: "Meet the founder" } satisfies NavLink,
};
