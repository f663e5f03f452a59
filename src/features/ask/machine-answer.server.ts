import type { Db } from "../../server-context/db.ts";
import { listPassages } from "./archive/candidates.server.ts";
import type { Passage } from "./archive/passage.ts";
import { type AskSite, askArchive } from "./ask.server.ts";
import { passageHref } from "./sources.ts";

/** A passage for an API client; URLs are absolute, times in seconds. */
export type MachinePassage = {
  id: number;
  kind: string;
  title: string;
  label: string;
  heading: string;
  speaker: string;
  /** Seconds from the beginning of the recording, or null. */
  start: number | null;
  publishedAt: string | null;
  url: string;
  text: string;
};

export type MachineAnswer = {
  question: string;
  /** False: nothing published answers the question, and anyone who quotes these passages should say so. */
  answered: boolean;
  /** "answer"; "mentions" when no passage answers and some only have words of the question; "nothing" when none has its rarest. */
  result: "answer" | "mentions" | "nothing";
  /** Quotations that answer, word for word, with the id of the passage of each. */
  answer: { text: string; passage: number }[];
  /** The words of the question that the passages mention when none answers. */
  mentioned: string[];
  /** The best first. */
  passages: MachinePassage[];
};

function toMachine(siteUrl: string, passage: Passage): MachinePassage {
  const { id, kind, title, label, heading, speaker, start, publishedAt, text } = passage;
  const url = siteUrl + passageHref(passage);
  return { id, kind, title, label, heading, speaker, start, publishedAt, url, text };
}

/** What the archive has for a question, for an API client; empty without a question. */
export async function answerMachine(site: AskSite, q: string): Promise<MachineAnswer> {
  const { result, shown } = await askArchive(site, { q });
  const { state } = result;
  return {
    question: result.question,
    answered: state === "answered",
    result: state === "answered" ? "answer" : state === "mentions" ? "mentions" : "nothing",
    answer: result.answer.map(({ text, source }) => ({ text, passage: source.passage })),
    mentioned: result.mentioned,
    passages: shown.map((passage) => toMachine(site.siteUrl, passage)),
  };
}

/** The passage with this identifier, or undefined when nothing published has it. */
export async function readMachinePassage(
  { db, siteUrl }: { db: Db; siteUrl: string },
  id: number,
): Promise<MachinePassage | undefined> {
  const [passage] = await listPassages(db, [id]);
  return passage && toMachine(siteUrl, passage);
}
