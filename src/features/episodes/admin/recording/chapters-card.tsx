import { Download, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { download } from "../../../../admin/download.ts";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { counted } from "../../../../admin/format-date-time.ts";
import { readTextFile } from "../../../../admin/read-text-file.ts";
import { Note, Problem } from "../../../../admin/states.tsx";
import { useAction } from "../../../../admin/use-change.ts";
import { formatDuration, formatExactDuration, parseDuration } from "../../../../lib/time/clock-time.ts";
import { Button } from "../../../../ui/button.tsx";
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
} from "../../files/chapter-rows.ts";
import { type ChaptersFile, parseChaptersFile, writeChaptersFile } from "../../files/chapters-file.ts";
import type { EpisodeFiles, EpisodeFilesOwner } from "../../files/episode-files.ts";
import { currentIndex } from "../../recording.ts";
import { ChapterFields } from "./chapter-fields.tsx";
import { FileButton } from "./file-button.tsx";
import type { ChapterDraft, ChapterEditing } from "./use-chapter-draft.ts";

/** `problem`: why a file edited by hand can't be read. */
type StoredChapters = {
  rows: readonly ChapterRow[];
  rest: Record<string, unknown>;
  version: string;
  problem?: string;
};

export function readStoredChapters(stored: EpisodeFiles["chapters"]): StoredChapters {
  if (!stored) return { rows: [], rest: {}, version: "" };
  const { version } = stored;
  try {
    const { chapters, rest } = parseChaptersFile(stored.text);
    return { rows: chapters.map(chapterRow), rest, version };
  } catch (error) {
    return { rows: [], rest: {}, version, problem: error instanceof Error ? error.message : "" };
  }
}

type ChapterActionsProps = {
  editing: ChapterEditing;
  storedVersion: string;
  /** Undefined while there are problems. */
  file: ChaptersFile | undefined;
  track: Track | null;
  onAdd: () => void;
  onImport: (file: ChaptersFile) => void;
  /** Saved or discarded: the buttons disappear, so the focus must move. */
  onEnd: () => void;
  onFail: () => void;
};

function ChapterActions(props: ChapterActionsProps) {
  const { editing, file, track, onEnd } = props;
  const { draft, failure } = editing;
  const importing = useAction(async (upload: File) => props.onImport(parseChaptersFile(await readTextFile(upload))));
  async function save(overwrites?: string) {
    if (!(await editing.save(overwrites))) props.onFail();
    else if (!editing.hasDraft()) onEnd();
  }
  function discard() {
    onEnd();
    editing.change(undefined);
  }
  return (
    <>
      {failure?.isConflict ? (
        <Notice tone="warning" role="alert" title="Changed elsewhere">
          <p>{failure.message}</p>
          <div className="admin-actions">
            <Button size="sm" kind="secondary" onClick={discard}>
              Show the stored ones
            </Button>
            <Button size="sm" onClick={() => void save(props.storedVersion)}>
              Save mine
            </Button>
          </div>
        </Notice>
      ) : (
        <Problem text={failure?.message} />
      )}
      <div className="admin-actions">
        <Button kind="secondary" size="sm" onClick={props.onAdd}>
          <Plus />
          {track ? <AddHere track={track} /> : "Add a chapter"}
        </Button>
        {draft ? (
          <>
            <Button size="sm" busy={editing.isBusy} onClick={() => void save()}>
              Save chapters
            </Button>
            <Button kind="quiet" size="sm" onClick={discard}>
              Discard changes
            </Button>
          </>
        ) : null}
      </div>
      <div className="admin-actions items-start [&>.field]:max-w-full">
        <FileButton
          label="Import chapters (JSON)"
          accept=".json,application/json"
          problem={importing.problem}
          onChoose={importing.run}
        />
        {file && file.chapters.length > 0 ? (
          <Button
            kind="secondary"
            size="sm"
            onClick={() => download("chapters.json", writeChaptersFile(file), "application/json")}
          >
            <Download />
            Export
          </Button>
        ) : null}
      </div>
    </>
  );
}

function AddHere({ track }: { track: Track }) {
  const at = usePlayer((state) => Math.floor(positionOf(state, track.id)));
  return (
    <span>
      Add a chapter at <span className="tabular-nums">{formatDuration(at)}</span>
    </span>
  );
}

type ChaptersCardProps = {
  owner: EpisodeFilesOwner;
  stored: StoredChapters;
  track: Track | null;
  seconds: number | null;
  editing: ChapterEditing;
};

/** Rounded to a tenth of a second. */
const positionIn = (track: Track) => Math.round(positionOf(readPlayer(), track.id) * 10) / 10;

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
    const starts = sortRows(rows).map((row) => ({ key: row.key, start: parseDuration(row.start) ?? null }));
    return starts[currentIndex(starts, state.position)]?.key ?? -1;
  });
  const problems = chapterProblems(rows, seconds);

  const draftOf = (next: readonly ChapterRow[], rest = draft?.rest ?? stored.rest): ChapterDraft => ({
    owner,
    base: draft?.base ?? stored.version,
    rows: next,
    rest,
    seconds,
  });
  const change = (next: readonly ChapterRow[], rest?: Record<string, unknown>) => editing.change(draftOf(next, rest));
  const changeRow = (key: number, part: Partial<ChapterRow>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  function add() {
    const last = rows.at(-1);
    const start = track
      ? positionIn(track)
      : Math.min((parseDuration(last?.start ?? "") ?? 0) + 60, seconds ?? Infinity);
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
    const previous = draft;
    change(chapters.map(chapterRow), rest);
    const run = () => editing.change(previous);
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
          const { title, ...others } = problems.get(row.key) ?? {};
          return (
            <ChapterFields
              key={row.key}
              row={row}
              number={index + 1}
              problems={isChecked && title ? { ...others, title } : others}
              isCurrent={row.key === current}
              onChange={(part) => changeRow(row.key, part)}
              onSort={() => change(sortRows(rows))}
              onRemove={() => remove(row, index)}
              player={
                track
                  ? {
                      startHere: () => {
                        const start = formatExactDuration(positionIn(track));
                        change(sortRows(rows.map((other) => (other === row ? { ...row, start } : other))));
                      },
                      playFrom: () => playTrack(track, parseDuration(row.start) ?? 0),
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
        onFail={() => list.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()}
      />
    </FormCard>
  );
}
