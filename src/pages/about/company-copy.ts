import { claimToken } from "../../facts/claim-tokens.ts";
import type { NavLink } from "../../facts/navigation.ts";
import { arrangeable } from "../../facts/page-sections.ts";
import { type Entry, pageCopy } from "../../facts/page-texts.ts";

export const companySections = arrangeable("/about/company", ["services", "way", "principles", "facts"]);

export const headCopy = pageCopy("/about/company", "head", {
  crumb: "Company",
  parent: "About",
  title: "One consultant, a few specialists, short contracts",
});

export type Service = Entry<{ title: string; text: string; link: NavLink }>;

export const servicesCopy = pageCopy("/about/company", "services", {
  mark: "What we do",
  title: "Three services, bought one at a time",
  services: [
    {
      key: "knowledge",
      title: "Knowledge audit",
      text: "Two weeks of looking and listening. You receive a map: where answers sit, who is asked for them, what the search costs. It is yours whether or not we go on.",
      link: { to: "/knowledge-audit", label: "See what an audit covers" },
    },
    {
      key: "aiKnowledge",
      title: "AI knowledge agents",
      text: "An assistant for one department, built on {productName}: it answers from your approved documents and shows the page it read.",
      link: {
        to: "/solutions/asksopia",
        label: "Read about {productName}",
      },
    },
    {
      key: "continuous",
      title: "Continuous improvement",
      text: "Questions without an answer become new procedures. Once a month you see what was asked, what it saved and what to write next.",
      link: { to: "/blog", label: "Read from practice" },
    },
  ] satisfies readonly Service[],
});

export const wayCopy = pageCopy(
  "/about/company",
  "way",
  {
    mark: "How it works",
    title: "Small steps, each of them worth stopping at",
    lead: "Our targets: {firstIntegration.inSentence}, {roiWithin.wording}. After each step you can stop and keep everything made so far.",
    steps: [
      {
        key: "auditStrategy",
        when: "Weeks 1 and 2",
        title: "Audit & Strategy",
        text: "Interviews on site, a look at the sources, and a decision on the one department to begin with.",
      },
      {
        key: "aiDeployment",
        when: "Weeks {firstIntegration.value}",
        title: "AI Deployment",
        text: "The agent is connected, tested on real questions and signed off by the people who will use it.",
      },
      {
        key: "continuous",
        when: "Months {roiWithin.value}",
        title: "Continuous Optimization",
        text: "Figures are read against the ones agreed at the start. Then you decide about the next department.",
      },
    ],
    action: { to: "/strategy-call", label: "Talk through your case" } satisfies NavLink,
  },
  claimToken,
);

export const principlesCopy = pageCopy(
  "/about/company",
  "principles",
  {
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
        text: "{noLockIns}: whatever we write for you can be exported and used without us.",
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
        text: "{noPerUserPricing}, so nobody has to ration questions.",
      },
      {
        key: "honest",
        title: "We say no",
        text: "If a shared folder and an afternoon solve it, that is what we recommend.",
      },
    ],
  },
  claimToken,
);

export const factsCopy = pageCopy(
  "/about/company",
  "facts",
  {
    mark: "Facts",
    title: "The practice on one page",
    facts: [
      { key: "owner", term: "Owner", description: "{name}, sole trader" },
      { key: "businessAddress", term: "Business address", description: "{street}, {postalCode} {city}, {country}" },
      { key: "workingLanguages", term: "Working languages", description: "English and German" },
      {
        key: "industries",
        term: "Industries",
        description:
          "{healthcareName}, {logisticsName.inSentence}, {financialName.inSentence}; {manufacturingName.inSentence} in preparation",
      },
      { key: "hosting", term: "Hosting", description: "{euHosting}, {gdprReady}" },
      { key: "security", term: "Security", description: "{roleBasedAccess}; {encryption.inSentence}" },
      { key: "pricing", term: "Pricing", description: "{pricing}, no per-user fees" },
      { key: "vatId", term: "VAT ID", description: "{vatId}{vatIdNote}" },
    ],
    sourcesTitle: "Where our figures come from",
    linksTitle: "Further reading",
    links: [
      { key: "founder", to: "/about", label: "The founder" },
      { key: "contactHours", to: "/contact", label: "Contact and hours" },
      { key: "impressum", to: "/impressum", label: "Impressum" },
      { key: "privacyPolicy", to: "/privacy-policy", label: "Privacy policy" },
    ] satisfies readonly Entry<NavLink>[],
  },
  claimToken,
);

export const closingCopy = pageCopy("/about/company", "closing", {
  title: "See whether the way of working suits you",
  lead: "Describe one department and the question it hears every day. We reply with what we would do first.",
  action: { to: "/contact", label: "Get in Touch" } satisfies NavLink,
  secondAction: { to: "/about", label: "Meet the founder" } satisfies NavLink,
});
