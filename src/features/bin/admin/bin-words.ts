import { counted } from "../../../admin/format-date-time.ts";
import { recordKinds } from "../../../admin/record/record-kinds.ts";
import { type BinKind, binKinds, type RestoreResult } from "../../../server-context/deletion.ts";
import { daysUntil, type EraseFailure } from "../bin.ts";

/** The kinds as a filter of the list. */
export const binKindOptions = binKinds.map((value) => ({ value, label: recordKinds[value].many }));

/** "12 days left", "Last day". */
export function daysLeft(goneAt: string, now: number): string {
  const days = daysUntil(goneAt, now);
  return days <= 1 ? "Last day" : `${days} days left`;
}

/** What erasing also deletes, by kind. */
export const eraseNotes: Record<BinKind, string> = {
  article: "The article goes at once, with its versions. This cannot be undone.",
  episode: "The episode goes at once, with its versions. Its recording stays. This cannot be undone.",
  media: "The file goes from the disk at once. This cannot be undone.",
  lead: "The lead goes at once, with the emails about it. This cannot be undone.",
  subscriber: "The subscriber goes at once, with the proof of consent and the emails. This cannot be undone.",
  guest: "The guest goes at once, with release, portrait and emails. This cannot be undone.",
  issue: "The issue goes at once, with its versions and the list of its recipients. This cannot be undone.",
};

/** Why an entry cannot be erased, for a disabled or a rejected erasure. */
export function eraseProblem(kind: BinKind, code: EraseFailure): string {
  if (code === "gone") return "It is no longer in the bin: it was restored or erased elsewhere.";
  return kind === "guest"
    ? "An episode names this guest. The signed release stays as its proof."
    : "An article or an episode names this file, here or in the bin. Restore it instead.";
}

/** What a restore came to, for a toast. */
export function restoreMessage(results: readonly RestoreResult[]): {
  title: string;
  description?: string;
  type: "success" | "error";
} {
  const restored = results.filter(({ ok }) => ok);
  const moved = results.flatMap((result) =>
    result.ok && result.value.slug
      ? [`“${result.title}” is now at /blog/${result.value.slug}, because another article has its old URL.`]
      : [],
  );
  const failed = results.flatMap((result) =>
    result.ok
      ? []
      : [
          result.code === "id-taken"
            ? `“${result.title}” was not restored: an import gave its number to something else.`
            : "Something is no longer in the bin: it was restored or erased elsewhere.",
        ],
  );
  const notes = [...new Set([...moved, ...failed])].join(" ");
  const [only] = restored;
  const title =
    restored.length === 0
      ? "Not restored"
      : restored.length === 1
        ? `“${only?.title}” restored`
        : `${counted(restored.length, "entry", "entries")} restored`;
  return { title, type: failed.length > 0 ? "error" : "success", ...(notes ? { description: notes } : {}) };
}
