import type { NavLink } from "../../facts/navigation.ts";
import { arrangeable } from "../../facts/page-sections.ts";
import { type Entry, pageCopy } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";

export const heroCopy = pageCopy("/about", "hero", {
  crumb: "About",
  title: "I am {name}. I chart what people know.",
  badge: "Independent, based in {city}",
  skillsLabel: "Skills",
  skills: [
    "Knowledge audits",
    "Standard operating procedures",
    "AI knowledge agents",
    "Expert interviews",
    "Onboarding",
    "Data protection",
  ],
  action: { to: "/strategy-call", label: "Schedule a Conversation" } satisfies NavLink,
  secondAction: "How I got here",
  portraitAlt: "Portrait of {name}",
  drawnPortraitAlt: "Portrait of {name} in profile, drawn as an island on a chart (sample)",
  drawnPortraitNote: "A sample portrait, drawn as a chart.",
});

/** In order of preference; initials when none loads (spec 4). */
export const portraitSources = (site: Site): readonly string[] =>
  site.facts.portrait
    ? [site.facts.portrait.src]
    : ["/about/portrait.avif", "/about/portrait.webp", "/about/portrait.jpg"];

export const aboutSections = arrangeable("/about", ["background", "journey", "projects", "expertise", "clients"]);

export const backgroundCopy = pageCopy("/about", "background", {
  mark: "Background",
  title: "Most organisations do not lack knowledge. They lack the way to it.",
  paragraphs: [
    "I learned the trade on a night shift. Forty people, a binder nobody opened, and one colleague everyone asked. When she fell ill for three weeks we found out what the warehouse really ran on.",
    "Since then I have sat with nurses, dispatchers and advisers and asked the same thing: how do you know? The answer is rarely a document. It is a person, a habit, or a note on the side of a cabinet.",
    "Today I help organisations turn such answers into pages that can be found, checked and read out by a machine that says where it read them. I work alone, with a small circle of specialists whom I name before they join.",
  ],
});

export const journeyCopy = pageCopy("/about", "journey", {
  mark: "Professional journey",
  title: "Twenty years of other people’s procedures",
  lead: "A sample career: employers are described, never named.",
  stations: [
    {
      key: "shiftLead",
      when: "2006 to 2010",
      role: "Shift lead, contract logistics",
      text: "Ran a night shift of forty. Rewrote the binder with the people who were supposed to use it, and cut it from three hundred pages to thirty.",
    },
    {
      key: "qualityManager",
      when: "2010 to 2014",
      role: "Quality manager, a hospital group",
      text: "Nine hundred SOPs on three intranets. Learned what staff do at night when they cannot find the rule: they ask the kindest person in sight.",
    },
    {
      key: "processOwner",
      when: "2014 to 2018",
      role: "Process owner, a private bank",
      text: "Responsible for the policies of advisers and compliance. Learned that an answer without a source is a rumour with good manners.",
    },
    {
      key: "headKnowledge",
      when: "2018 to 2022",
      role: "Head of knowledge, an industrial service company",
      text: "Interviewed sixty experts before they retired, and built the first internal search that colleagues used without being told to.",
    },
    {
      key: "firstKnowledge",
      when: "2022 to 2023",
      role: "First knowledge agent in daily use",
      text: "One department, forty documents, one rule: no source, no answer. It is the rule I still begin with.",
    },
    {
      key: "independent",
      when: "Since 2023",
      role: "Independent consultant",
      text: "Knowledge audits and AI knowledge agents for healthcare, logistics and financial services, one department at a time.",
    },
  ],
});

export type Project = Entry<NavLink & { kind: string; text: string; action: string }>;

export const projectsCopy = pageCopy("/about", "projects", {
  mark: "Additional projects",
  title: "What I make alongside the consulting",
  projects: [
    {
      key: "podcast",
      to: "/podcast",
      kind: "Podcast",
      label: "{podcastName}",
      text: "Conversations with people who run hospitals, fleets and banks: what they know, and how it stays when they leave.",
      action: "Listen",
    },
    {
      key: "newsletter",
      to: "/sunday-review",
      kind: "Newsletter",
      label: "{newsletterName}",
      text: "One email a week, on {newsletterDay}, with one thing to try on Monday. It ends where a cup of coffee does.",
      action: "Read",
    },
    {
      key: "ebooktitle",
      to: "/ebook",
      kind: "eBook",
      label: "{ebookTitle}",
      text: "A field guide for people who run departments: choosing a first use case, preparing documents, proving the return.",
      action: "Get it free",
    },
  ] satisfies readonly Project[],
});

export const expertiseCopy = pageCopy("/about", "expertise", {
  mark: "Expertise",
  title: "What I am asked to do, and what I decline",
  areas: [
    {
      key: "audit",
      title: "Knowledge audits",
      text: "Where the answers sit, who is asked for them, and which questions cost the most.",
    },
    {
      key: "writing",
      title: "SOPs from speech",
      text: "Interviews with the people who do the work, written up so that others can do it too.",
    },
    {
      key: "agents",
      title: "AI knowledge agents",
      text: "Agents that answer from approved documents, name the page, and admit it when there is none.",
    },
    {
      key: "onboarding",
      title: "Onboarding",
      text: "Plans by role and week, made from the procedures a newcomer will meet.",
    },
    {
      key: "protection",
      title: "Data protection",
      text: "Access by role, hosting in the EU, and documents that your data protection officer can sign.",
    },
    {
      key: "return",
      title: "Proof of return",
      text: "Figures agreed before the start and read again after three months, whatever they say.",
    },
  ],
  declinedTitle: "What I decline",
  declined: [
    "Agents that are allowed to answer without a source",
    "Projects whose purpose is to have an AI project",
    "Reading the records of patients or clients",
  ],
  closing: "How the business behind it works, in facts rather than in the first person:",
  action: { to: "/about/company", label: "About the company" } satisfies NavLink,
});

export const clientsCopy = pageCopy("/about", "clients", {
  mark: "Clients",
  sampleMark: "Sample clients",
  title: "Clients whose questions I know by heart",
  note: "Named with their consent.",
  sampleNote: "All names and marks are invented. Real clients appear here only once they have agreed to.",
});

export const closingCopy = pageCopy("/about", "closing", {
  title: "Tell me which question keeps coming back",
  lead: "Half an hour is usually enough to see whether I can help. If I cannot, I will say so.",
  action: { to: "/contact", label: "Get in Touch" } satisfies NavLink,
  secondAction: { to: "/blog", label: "Read my working notes" } satisfies NavLink,
});
