import { claimToken } from "../../facts/claim-tokens.ts";
import type { NavLink } from "../../facts/navigation.ts";
import { arrangeable } from "../../facts/page-sections.ts";
import { pageCopy } from "../../facts/page-texts.ts";

export const asksopiaSections = arrangeable("/solutions/asksopia", [
  "problem",
  "features",
  "useCases",
  "howItWorks",
  "pricing",
  "testimonials",
  "security",
]);

export const heroCopy = pageCopy(
  "/solutions/asksopia",
  "hero",
  {
    badge: "{productName}",
    title: "Ask your SOPs. They answer, and show the page.",
    action: { to: "/contact", label: "Book a Demo" } satisfies NavLink,
    secondAction: "See how it works",
    facts: [
      { key: "firstintegration", strong: "{firstIntegration.wording}", text: ", our target" },
      { key: "euhosting", strong: "{euHosting}", text: ", {gdprReady}" },
      { key: "noperuserpricing", strong: "{noPerUserPricing}", text: ", {noLockIns.inSentence}" },
    ],
    specimen: {
      caption: "A sample answer and the sample page it comes from",
      document: "Keys and Access SOP",
      version: "Version 6, approved 4 March",
      section: "4  Controlled drugs cabinet",
      sentence: "The shift lead and a second nurse take the key together. Both initial the key log.",
      page: "Page 3 of 9",
      place: "Ward 2",
      time: "9:40 PM",
      sample: "Sample answer",
      question: "Who signs for the key to the drugs cabinet?",
      answer: "The shift lead and a second nurse, together. Both initial the key log.",
      source: "Keys and Access SOP, section 4, page 3",
    },
  },
  claimToken,
);

export const problemCopy = pageCopy("/solutions/asksopia", "problem", {
  mark: "The problem",
  title: "The procedure exists. That was never the problem.",
  lead: "It was written, approved and filed. Then the work went on without it.",
  items: [
    {
      key: "filedWhere",
      title: "Filed where nobody works",
      text: "The intranet is at a desk. The question comes up at the scanner, at the dock gate, at the counter.",
    },
    {
      key: "writtenAuditor",
      title: "Written for the auditor",
      text: "Eight pages of scope and definitions, and the one line that matters is on page nine.",
    },
    {
      key: "overtaken",
      title: "Overtaken by the work",
      text: "The way it is done has moved on. The document has not, and nobody was told to stop following it.",
    },
    {
      key: "replacedAsking",
      title: "Replaced by asking around",
      text: "So people ask anyone who seems to know. The answer is quick, kind and three versions old.",
    },
  ],
});

export const howItWorksCopy = pageCopy(
  "/solutions/asksopia",
  "howItWorks",
  {
    mark: "How it works",
    title: "Five steps from a shared folder to an answer you can rely on",
    lead: "Our target is {roiWithin.wording}, measured against figures agreed before the start.",
    steps: [
      {
        key: "discovery",
        when: "At the start",
        title: "Discovery call",
        text: "You describe one department and its questions. We say whether the assistant is the right tool for them.",
      },
      {
        key: "chooseSources",
        when: "Week 1",
        title: "Choose the sources",
        text: "You name the documents that count. What has been superseded stays outside.",
      },
      {
        key: "connectSet",
        when: "Week 2",
        title: "Connect and set roles",
        text: "Documents are read where they are. Access follows your roles, SOP by SOP.",
      },
      {
        key: "testReal",
        when: "Weeks {firstIntegration.value}",
        title: "Test on real questions",
        text: "The people who do the work ask. Your experts judge every answer before anyone else sees it.",
      },
      {
        key: "goLive",
        when: "From then on",
        title: "Go live and learn",
        text: "Questions without an answer become new SOPs: spoken by the expert, approved by the owner.",
      },
    ],
  },
  claimToken,
);

export const pricingCopy = pageCopy(
  "/solutions/asksopia",
  "pricing",
  {
    mark: "Pricing",
    title: "Priced by the work, not by headcount",
    lead: "{pricing}: half an hour to find out how many sources, roles and languages are involved. You get one figure, in writing.",
    items: [
      {
        key: "noperuserpricing",
        title: "{noPerUserPricing}",
        text: "Everyone can ask. A colleague with one question a year costs nothing extra.",
      },
      {
        key: "nolockins",
        title: "{noLockIns}",
        text: "Your documents stay yours and stay where they are. You can export the SOPs written here whenever you like.",
      },
    ],
    quotation: {
      title: "What the quote covers",
      lines: [
        { key: "setUp", item: "Set-up and first department", basis: "once" },
        { key: "assistant", item: "Assistant, hosting, support", basis: "by the year" },
        { key: "furtherDepartments", item: "Further departments", basis: "when you decide" },
        { key: "peopleUse", item: "People who use it", basis: "not counted" },
      ],
    },
    action: { to: "/contact", label: "Schedule a Discovery Call" } satisfies NavLink,
  },
  claimToken,
);

export const testimonialsCopy = pageCopy("/solutions/asksopia", "testimonials", {
  mark: "Feedback",
  title: "What the first users wrote back",
  sampleLead: "Both people are invented. Your first users’ words will go here.",
});

export const securityCopy = pageCopy(
  "/solutions/asksopia",
  "security",
  {
    mark: "Security",
    title: "Four questions your data protection officer will ask",
    faq: [
      {
        key: "canAccess",
        question: "Can access be limited to specific SOPs?",
        answer:
          "Yes. {roleBasedAccess} reaches down to specific SOPs: you decide which role can ask about which document. An answer draws only on documents that the person asking is allowed to read.",
      },
      {
        key: "whereData",
        question: "Where is our data, and what about the GDPR?",
        answer:
          "{euHosting}. The assistant is {gdprReady}: a data processing agreement is signed before the first document is read, and our copies are deleted when the contract ends.",
      },
      {
        key: "documents",
        question: "How are our documents protected?",
        answer:
          "{encryption}. Every question, every answer and the version it came from are recorded, so an auditor can follow who was told what.",
      },
      {
        key: "certified",
        question: "Is it certified for patient records?",
        answer:
          "No. It is {notHipaaCertified.inSentence}, and it needs no patient data: it reads procedures. Please keep records of patients and clients out of it.",
      },
    ],
  },
  claimToken,
);

export const closingCopy = pageCopy("/solutions/asksopia", "closing", {
  title: "Bring one question that keeps coming back",
  lead: "In the demo we answer it from a document you bring, and show you the page. If that does not work, you will hear why.",
  action: { to: "/contact", label: "Book a Demo" } satisfies NavLink,
  secondAction: { to: "/solutions/healthcare/ai-sop-agent", label: "The voice agent for hospitals" } satisfies NavLink,
});
