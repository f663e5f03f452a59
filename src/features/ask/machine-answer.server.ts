import type { Site } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { listPassages } from "./archive/candidates.server.ts";
import type { Passage } from "./archive/passage.ts";
import { type AskSite, askArchive } from "./ask.server.ts";
import { passageHref } from "./sources.ts";

/** URLs are absolute, times in seconds. */
export type MachinePassage = {
  id: number;
  kind: string;
  title: string;
  label: string;
  heading: string;
  speaker: string;
  /** Seconds from the beginning of a recording, or null. */
  start: number | null;
  publishedAt: string | null;
  url: string;
  text: string;
};

export type MachineAnswer = {
  question: string;
  /** When false, a client that quotes the passages should say that nothing answers. */
  answered: boolean;
  /** "mentions": passages only have words of the question; "nothing": none has its rarest. */
  result: "answer" | "mentions" | "nothing";
  /** Verbatim, each with the id of its passage. */
  answer: { text: string; passage: number }[];
  mentioned: string[];
  passages: MachinePassage[];
};

function toMachine(siteUrl: string, passage: Passage): MachinePassage {
  const { id, kind, title, label, heading, speaker, start, publishedAt, text } = passage;
  const url = siteUrl + passageHref(passage);
  return { id, kind, title, label, heading, speaker, start, publishedAt, url, text };
}

export async function answerMachine(context: AskSite, q: string): Promise<MachineAnswer> {
  const { result, shown } = await askArchive(context, { q });
  const { state } = result;
  return {
    question: result.question,
    answered: state === "answered",
    result: state === "answered" ? "answer" : state === "mentions" ? "mentions" : "nothing",
    answer: result.answer.map(({ text, source }) => ({ text, passage: source.passage })),
    mentioned: result.mentioned,
    passages: shown.map((passage) => toMachine(context.siteUrl, passage)),
  };
}

export async function readMachinePassage(
  site: Site,
  { db, siteUrl }: { db: Db; siteUrl: string },
  id: number,
): Promise<MachinePassage | undefined> {
  const [passage] = await listPassages(site, db, [id]);
  return passage && toMachine(siteUrl, passage);
}
