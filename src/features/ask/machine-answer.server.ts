import type { Db } from "../../server-context/db.ts";
import type { Passage } from "./archive/passage.ts";
import { listPassages } from "./archive/search.server.ts";
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
  /** Only for a passage that the owner has pinned to the question. */
  answered: boolean;
  /** "answer": pinned; "passages": the closest, which may not answer; "nothing": none. */
  result: "answer" | "passages" | "nothing";
  passages: MachinePassage[];
};

function toMachine(siteUrl: string, passage: Passage): MachinePassage {
  const { id, kind, title, label, heading, speaker, start, publishedAt, text } = passage;
  const url = siteUrl + passageHref(passage);
  return { id, kind, title, label, heading, speaker, start, publishedAt, url, text };
}

export async function answerMachine(site: AskSite, q: string): Promise<MachineAnswer> {
  const { result, shown } = await askArchive(site, q);
  const { state, question } = result;
  return {
    question,
    answered: state === "pinned",
    result: state === "pinned" ? "answer" : state === "passages" ? "passages" : "nothing",
    passages: shown.map((passage) => toMachine(site.siteUrl, passage)),
  };
}

export async function readMachinePassage(
  { db, siteUrl }: { db: Db; siteUrl: string },
  id: number,
): Promise<MachinePassage | undefined> {
  const [passage] = await listPassages(db, [id]);
  return passage && toMachine(siteUrl, passage);
}
