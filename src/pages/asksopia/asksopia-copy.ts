import { assurances, claims } from "../../facts/claims.ts";
import type { NavLink } from "../../facts/navigation.ts";
import { samples } from "../../facts/samples.ts";
import { siteFacts } from "../../facts/site-facts.ts";
import { asksopiaMeta } from "./asksopia-meta.ts";

export const heroCopy = {
  get badge() {
    return siteFacts.productName;
  },
  title: "Ask your SOPs. They answer, and show the page.",
  get lead() {
    return asksopiaMeta.description;
  },
  action: { to: "/contact", label: "Book a Demo" } satisfies NavLink,
  secondAction: "See how it works",
  facts: [
    {
      get strong() {
        return claims.firstIntegration.wording;
      },
      text: "",
    },
    {
      get strong() {
        return assurances.euHosting;
      },
      get text() {
        return `, ${assurances.gdprReady}`;
      },
    },
    {
      get strong() {
        return assurances.noPerUserPricing;
      },
      get text() {
        return `, ${assurances.noLockIns.toLowerCase()}`;
      },
    },
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
};

export const problemCopy = {
  mark: "The problem",
  title: "The procedure exists. That was never the problem.",
  lead: "It was written, approved and filed. Then the work went on without it.",
  items: [
    {
      title: "Filed where nobody works",
      text: "The intranet is at a desk. The question comes up at the scanner, at the dock gate, at the counter.",
    },
    {
      title: "Written for the auditor",
      text: "Eight pages of scope and definitions, and the one line that matters is on page nine.",
    },
    {
      title: "Overtaken by the work",
      text: "The way it is done has moved on. The document has not, and nobody was told to stop following it.",
    },
    {
      title: "Replaced by asking around",
      text: "So people ask anyone who seems to know. The answer is quick, kind and three versions old.",
    },
  ],
};

export const howItWorksCopy = {
  mark: "How it works",
  title: "Five steps from a shared folder to an answer you can rely on",
  get lead() {
    return `${claims.firstIntegration.wording}. ${claims.roiWithin.wording}, measured against figures agreed before the start.`;
  },
  steps: [
    {
      when: "At the start",
      title: "Discovery call",
      text: "You describe one department and its questions. We say whether the assistant is the right tool for them.",
    },
    {
      when: "Week 1",
      title: "Choose the sources",
      text: "You name the documents that count. What has been superseded stays outside.",
    },
    {
      when: "Week 2",
      title: "Connect and set roles",
      text: "Documents are read where they are. Access follows your roles, SOP by SOP.",
    },
    {
      get when() {
        return `Weeks ${claims.firstIntegration.value}`;
      },
      title: "Test on real questions",
      text: "The people who do the work ask. Your experts judge every answer before anyone else sees it.",
    },
    {
      when: "From then on",
      title: "Go live and learn",
      text: "Questions without an answer become new SOPs: spoken by the expert, approved by the owner.",
    },
  ],
};

export const pricingCopy = {
  mark: "Pricing",
  title: "Priced by the work, not by headcount",
  get lead() {
    return `${assurances.pricing}: half an hour to find out how many sources, roles and languages are involved. You get one figure, in writing.`;
  },
  items: [
    {
      get title() {
        return assurances.noPerUserPricing;
      },
      text: "Everyone can ask. A colleague with one question a year costs nothing extra.",
    },
    {
      get title() {
        return assurances.noLockIns;
      },
      text: "Your documents stay yours and stay where they are. You can export the SOPs written here whenever you like.",
    },
  ],
  quotation: {
    title: "What the quote covers",
    lines: [
      { item: "Set-up and first department", basis: "once" },
      { item: "Assistant, hosting, support", basis: "by the year" },
      { item: "Further departments", basis: "when you decide" },
      { item: "People who use it", basis: "not counted" },
    ],
  },
  action: { to: "/contact", label: "Schedule a Discovery Call" } satisfies NavLink,
};

export const testimonialsCopy = {
  mark: "Feedback",
  title: "What the first users wrote back",
  get lead() {
    return samples.product ? "Both people are invented. Your first users’ words will go here." : "";
  },
};

export const securityCopy = {
  mark: "Security",
  title: "Four questions your data protection officer will ask",
  faq: [
    {
      question: "Can access be limited to specific SOPs?",
      get answer() {
        return `Yes. ${assurances.roleBasedAccess} reaches down to specific SOPs: you decide which role can ask about which document. An answer draws only on documents that the person asking is allowed to read.`;
      },
    },
    {
      question: "Where is our data, and what about the GDPR?",
      get answer() {
        return `${assurances.euHosting}. The assistant is ${assurances.gdprReady}: a data processing agreement is signed before the first document is read, and our copies are deleted when the contract ends.`;
      },
    },
    {
      question: "How are our documents protected?",
      get answer() {
        return `${assurances.encryption}. Every question, every answer and the version it came from are recorded, so an auditor can follow who was told what.`;
      },
    },
    {
      question: "Is it certified for patient records?",
      get answer() {
        return `No. It is ${assurances.notHipaaCertified.charAt(0).toLowerCase()}${assurances.notHipaaCertified.slice(1)}, and it needs no patient data: it reads procedures. Please keep records of patients and clients out of it.`;
      },
    },
  ],
};

export const closingCopy = {
  title: "Bring one question that keeps coming back",
  lead: "In the demo we answer it from a document you bring, and show you the page. If that does not work, you will hear why.",
  action: { to: "/contact", label: "Book a Demo" } satisfies NavLink,
  secondAction: { to: "/solutions/healthcare/ai-sop-agent", label: "The voice agent for hospitals" } satisfies NavLink,
};
