import type { NavLink } from "../../facts/navigation.ts";
import type { Entry } from "../../facts/page-texts.ts";
import type { SampleAnswer } from "../../site/answer-card.tsx";
import type { IndustryReason } from "./industry-icons.ts";

/** A plain link, so that the browser scrolls on every click. */
export type Jump = { href: string; label: string };

type Titled<Key extends string = string> = Entry<{ title: string; text: string }, Key>;

type AskedQuestion = Entry<{ place: string; question: string; answer: string; source: string }>;

/** `service` and `serviceType` are for search engines only. */
export type IndustryMeta = {
  name: string;
  service: string;
  serviceType: string;
  title: string;
  description: string;
  keywords: string;
};

export type CalculatorCopy = { title: string; lead: string; closing: string; action: NavLink };

/** In reading order. */
export type IndustryCopy = {
  name: string;
  /** `image` replaces the drawing. */
  hero: {
    title: string;
    lead: string;
    action: NavLink;
    secondAction: NavLink | Jump;
    image: { file: string; alt: string };
    answer: SampleAnswer;
  };
  why: { title: string; items: readonly Titled<IndustryReason>[] };
  asked: { title: string; lead: string; questions: readonly AskedQuestion[]; more?: { text: string; link: NavLink } };
  returns: { title: string; lead: string };
  roadmap: { title: string; steps: readonly Titled[]; closing: string; action: NavLink };
  boundaries: { title: string; items: readonly Titled[] };
  banner: { title: string; lead: string; action: NavLink; secondAction: NavLink };
};
