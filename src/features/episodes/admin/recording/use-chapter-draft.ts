import { useRef, useState } from "react";
import { useUnsaved } from "../../../../admin/unsaved.ts";
import { useInvalidate } from "../../../../admin/use-admin-query.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { toast } from "../../../../ui/toast-store.ts";
import { type ChapterRow, chapterProblems, entriesOf, sortRows } from "../../files/chapter-rows.ts";
import { writeChaptersFile } from "../../files/chapters-file.ts";
import { storeEpisodeChapters } from "../../files/episode-files.functions.ts";
import { type EpisodeFilesOwner, fileErrorMessage } from "../../files/episode-files.ts";

export type ChapterDraft = {
  /** The recording at the last edit. */
  owner: EpisodeFilesOwner;
  /** Version of the file that was read; empty if none. */
  base: string;
  rows: readonly ChapterRow[];
  /** Other properties of the file, preserved. */
  rest: Record<string, unknown>;
  seconds: number | null;
};

type Failure = { message: string; isConflict: boolean };

/** Unsaved chapters; they survive unmounting, are saved with the episode or alone, and block leaving the page. */
export function useChapterDraft() {
  const [draft, showDraft] = useState<ChapterDraft>();
  const latest = useRef<ChapterDraft>(undefined);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const invalidate = useInvalidate();
  useUnsaved(draft !== undefined, "the chapters");

  function setDraft(next: ChapterDraft | undefined): void {
    latest.current = next;
    showDraft(next);
  }

  async function send(sent: ChapterDraft, base: string): Promise<boolean> {
    const { owner, rows, rest } = sent;
    const text = writeChaptersFile({ chapters: entriesOf(rows), rest });
    const stored = await storeEpisodeChapters({ data: { ...owner, base, text } });
    if (!stored.ok) {
      const isConflict = stored.code === "changed";
      if (isConflict) await invalidate();
      setFailure({ message: fileErrorMessage(stored), isConflict });
      return false;
    }
    await invalidate();
    // What was changed meanwhile is based on what was stored.
    const { current } = latest;
    setDraft(current && current !== sent ? { ...current, base: stored.value.version } : undefined);
    setChecked(false);
    toast({ title: "Chapters saved", type: "success" });
    return true;
  }

  return {
    draft,
    /** Also between renderings, such as after `save`. */
    hasDraft: () => latest.current !== undefined,
    /** Set by the first attempt to save: missing titles are marked from then on. */
    isChecked,
    failure,
    isBusy,
    change(next: ChapterDraft | undefined): void {
      setDraft(next);
      setFailure(undefined);
      if (!next) setChecked(false);
    },
    /** Puts a chapter back into the draft, or starts `newDraft` if there is none. */
    restore(row: ChapterRow, newDraft: ChapterDraft): void {
      const { current } = latest;
      setDraft(current ? { ...current, rows: sortRows([...current.rows, row]) } : newDraft);
    },
    /** False on failure, which the card shows. `overwrites` is the version to replace. */
    async save(overwrites?: string): Promise<boolean> {
      if (!draft || isBusy) return !draft;
      setChecked(true);
      setFailure(undefined);
      if (chapterProblems(draft.rows, draft.seconds).size > 0) {
        setFailure({ message: "Correct the marked chapters, then save again.", isConflict: false });
        return false;
      }
      setBusy(true);
      try {
        return await send(draft, overwrites ?? draft.base);
      } catch (thrown) {
        setFailure({ message: errorMessage(thrown), isConflict: false });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

export type ChapterEditing = ReturnType<typeof useChapterDraft>;
