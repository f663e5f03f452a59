import { Download, Plus } from "lucide-react";
import { download } from "../../../../admin/download.ts";
import { Problem } from "../../../../admin/states.tsx";
import { useAction } from "../../../../admin/use-action.ts";
import { clockTime } from "../../../../lib/clock-time.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { positionOf, type Track, usePlayer } from "../../../player/player-store.ts";
import { type ChaptersFile, parseChaptersFile, writeChaptersFile } from "../../companions/chapters-file.ts";
import { FileButton } from "./file-button.tsx";
import type { ChapterEditing } from "./use-chapter-draft.ts";

type ChapterActionsProps = {
  editing: ChapterEditing;
  /** The version that is stored, empty for none. */
  storedVersion: string;
  /** What an export writes; undefined while something is wrong with it. */
  file: ChaptersFile | undefined;
  track: Track | null;
  onAdd: () => void;
  onImport: (file: ChaptersFile) => void;
  /** What was unsaved is saved or discarded; its buttons go, and the keyboard goes on elsewhere. */
  onEnd: () => void;
};

/** What can be done with all chapters: adding one, saving, and files; and what stopped the last attempt to save. */
export function ChapterActions(props: ChapterActionsProps) {
  const { editing, file, track, onEnd } = props;
  const { draft, failure } = editing;
  const importing = useAction(async (chosen: File) => props.onImport(parseChaptersFile(await chosen.text())));
  async function save(base?: string) {
    if (await editing.save(base)) onEnd();
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
      Add a chapter at <span className="tabular-nums">{clockTime(at)}</span>
    </span>
  );
}
