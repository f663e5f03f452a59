import { useEffect, useRef } from "react";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { counted } from "../../../../admin/format-date-time.ts";
import { Note } from "../../../../admin/note.tsx";
import { exactClockTime, readClockTime } from "../../../../lib/clock-time.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { playTrack, positionOf, readPlayer, type Track, usePlayer } from "../../../player/player-store.ts";
import {
  areSorted,
  type ChapterRow,
  chapterProblems,
  chapterRow,
  entriesOf,
  sortRows,
} from "../../companions/chapter-rows.ts";
import type { ChaptersFile } from "../../companions/chapters-file.ts";
import type { CompanionOwner } from "../../companions/companions.ts";
import { currentIndex } from "../../recording.ts";
import { ChapterActions } from "./chapter-actions.tsx";
import { ChapterFields } from "./chapter-fields.tsx";
import type { ReadChapters } from "./read-stored-chapters.ts";
import type { ChapterDraft, ChapterEditing } from "./use-chapter-draft.ts";

type ChaptersCardProps = {
  owner: CompanionOwner;
  /** What is stored. */
  stored: ReadChapters;
  track: Track | null;
  seconds: number | null;
  editing: ChapterEditing;
};

/** The player's position to a tenth of a second, which is as exact as anyone hears. */
const positionIn = (track: Track) => Math.round(positionOf(readPlayer(), track.id) * 10) / 10;

/** The chapters of a recording: added at the player's position or typed, checked, imported and exported. */
export function ChaptersCard({ owner, stored, track, seconds, editing }: ChaptersCardProps) {
  const { draft, isChecked } = editing;
  const rows = draft?.rows ?? stored.rows;
  const list = useRef<HTMLOListElement>(null);
  const wantsFocus = useRef<number>(undefined);
  useEffect(() => {
    const { current: key } = wantsFocus;
    if (key === undefined || !rows.some((row) => row.key === key)) return;
    wantsFocus.current = undefined;
    document.getElementById(`chapter-${key}-title`)?.focus();
  }, [rows]);
  const current = usePlayer((state) => {
    if (!track || state.track?.id !== track.id) return -1;
    const heard = sortRows(rows).map((row) => ({ key: row.key, start: readClockTime(row.start) ?? null }));
    return heard[currentIndex(heard, state.position)]?.key ?? -1;
  });
  const problems = chapterProblems(rows, seconds);

  const draftOf = (next: readonly ChapterRow[], rest = draft?.rest ?? stored.rest): ChapterDraft => {
    return { owner, base: draft?.base ?? stored.version, rows: next, rest, seconds };
  };
  const change = (next: readonly ChapterRow[], rest?: Record<string, unknown>) => editing.change(draftOf(next, rest));
  const changeRow = (key: number, part: Partial<ChapterRow>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  function add() {
    const last = rows.at(-1);
    const start = track
      ? positionIn(track)
      : Math.min((readClockTime(last?.start ?? "") ?? 0) + 60, seconds ?? Infinity);
    const row = chapterRow({ start: rows.length === 0 && !track ? 0 : start });
    wantsFocus.current = row.key;
    change(sortRows([...rows, row]));
  }
  function remove(row: ChapterRow, index: number) {
    change(rows.filter((other) => other !== row));
    const neighbour = rows[index + 1] ?? rows[index - 1];
    if (neighbour) wantsFocus.current = neighbour.key;
    else list.current?.focus();
    const run = () => editing.restore(row, draftOf(rows));
    toast({ title: `“${row.title || row.start}” was removed`, action: { label: "Undo", run } });
  }
  function importFile({ chapters, rest }: ChaptersFile) {
    const before = draft;
    change(chapters.map(chapterRow), rest);
    const run = () => editing.change(before);
    toast({ title: `${counted(chapters.length, "chapter")} imported, not saved yet`, action: { label: "Undo", run } });
  }

  return (
    <FormCard title="Chapters" note="Listeners jump to them on the page and in their app.">
      {stored.problem && !draft ? (
        <Notice tone="warning" title="The stored chapters cannot be read">
          {stored.problem} Import another file, or write them anew.
        </Notice>
      ) : null}
      {rows.length === 0 ? <Note>No chapters yet.</Note> : null}
      <ol ref={list} tabIndex={-1} aria-label="Chapters" className="-mx-3 grid">
        {rows.map((row, index) => {
          const { title, ...live } = problems.get(row.key) ?? {};
          return (
            <ChapterFields
              key={row.key}
              row={row}
              number={index + 1}
              problems={isChecked && title ? { ...live, title } : live}
              isCurrent={row.key === current}
              onChange={(part) => changeRow(row.key, part)}
              onSort={() => change(sortRows(rows))}
              onRemove={() => remove(row, index)}
              player={
                track
                  ? {
                      now: () =>
                        change(
                          sortRows(
                            rows.map((one) =>
                              one === row ? { ...row, start: exactClockTime(positionIn(track)) } : one,
                            ),
                          ),
                        ),
                      playFrom: () => playTrack(track, readClockTime(row.start) ?? 0),
                    }
                  : undefined
              }
            />
          );
        })}
      </ol>
      {areSorted(rows) ? null : (
        <Note role="status">
          The times are not in order. Press Enter in a time to sort them; saving sorts them too.
        </Note>
      )}
      <ChapterActions
        editing={editing}
        storedVersion={stored.version}
        file={problems.size === 0 ? { chapters: entriesOf(rows), rest: draft?.rest ?? stored.rest } : undefined}
        track={track}
        onAdd={add}
        onImport={importFile}
        onEnd={() => list.current?.focus()}
      />
    </FormCard>
  );
}
