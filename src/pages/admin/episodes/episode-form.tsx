import { Link, useNavigate } from "@tanstack/react-router";
import { Eye, History, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { type Editable, type SaveIntent, untitled } from "../../../features/editing/editing.ts";
import { saveButtons } from "../../../features/editing/publication.ts";
import {
  bringEpisodesBack,
  dropEpisodeDraft,
  fetchEpisodeVersion,
  fetchEpisodeVersions,
  keepEpisodeDraft,
  removeEpisodes,
  storeEpisode,
} from "../../../features/episodes/editing/episode-editing.functions.ts";
import type { EpisodeContent } from "../../../features/episodes/editing/episode-editing.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ConflictView } from "../editor/conflict-view.tsx";
import { EditorNotices } from "../editor/editor-notices.tsx";
import { KeepLine, StateChip } from "../editor/keep-line.tsx";
import { LeaveDialog } from "../editor/leave-dialog.tsx";
import { leavingFetch, patientFetch } from "../editor/leaving-fetch.ts";
import { useEditing } from "../editor/use-editing.ts";
import { VersionsDialog } from "../editor/versions-dialog.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { FormLayout } from "../kit/form-layout.tsx";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { episodeComparedFields } from "./episode-compared-fields.ts";
import { episodeFieldId } from "./episode-field-id.ts";
import { EpisodeSettings } from "./episode-settings.tsx";
import { EpisodeText } from "./episode-text.tsx";
import { GuestsCard, named } from "./guests-card.tsx";
import { useEpisodeGuests } from "./use-episode-guests.ts";

type EpisodeFormProps = {
  opened: Editable<EpisodeContent>;
  onCreated: (id: number) => void;
  onStored: (id: number, intent: SaveIntent) => void;
};

/** The form of an episode: its text on the left, everything that is set on the right. */
export function EpisodeForm({ opened, onCreated, onStored }: EpisodeFormProps) {
  const navigate = useNavigate();

  const guests = useEpisodeGuests(opened.id);
  const [unpermitted, setUnpermitted] = useState<SaveIntent>();
  const [showsVersions, setShowsVersions] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const editing = useEditing<EpisodeContent>({
    kind: "episode",
    opened,
    dateField: "createdAt",
    remote: {
      keep: (given, isLeaving) => keepEpisodeDraft({ data: given, fetch: isLeaving ? leavingFetch : patientFetch }),
      drop: (dropped) => dropEpisodeDraft({ data: { id: dropped } }),
      store: (given) => storeEpisode({ data: given, fetch: patientFetch }),
    },
    onCreated: (created) => {
      guests.tie(created);
      onCreated(created);
    },
    onStored,
    onKept: () => undefined,
  });
  const { id, state, stored, content, kept, problems, busy, save, session } = editing;
  const { main, label, second, shortcut } = saveButtons(state, Date.parse(content.createdAt) > Date.now());
  useShortcut("s", () => void run(shortcut));

  async function run(intent: SaveIntent, isSure = false) {
    const isForAll = intent === "publish" || intent === "schedule";
    if (isForAll && guests.missing.length > 0 && !isSure) return setUnpermitted(intent);
    await save(intent);
    summary.current?.focus();
  }

  async function remove() {
    try {
      await withSession(() => removeEpisodes({ data: { ids: [id] } }));
      await navigate({ to: "/admin/episodes" });
      offerUndo(`“${title}” was deleted`, async () => {
        await bringEpisodesBack({ data: { ids: [id] } });
        await navigate({ to: "/admin/episodes/$id", params: { id: String(id) } });
      });
    } catch (failure) {
      toast({ title: "It was not deleted", description: errorMessage(failure), type: "error" });
    }
  }

  const written = content.title.trim();
  const title = state === "draft" ? written || (id === 0 ? "New episode" : untitled) : stored.title;

  if (editing.conflict) {
    return (
      <>
        <ConflictView
          noun="episode"
          conflict={editing.conflict}
          fields={episodeComparedFields}
          isBusy={busy !== undefined}
          onSave={(chosen) => void session.resolve(chosen)}
          onLater={session.closeConflict}
        />
        <LeaveDialog session={session} />
      </>
    );
  }

  const actions = (
    <>
      {id !== 0 && state === "published" ? (
        <Link
          to="/episode/$id"
          params={{ id: String(id) }}
          target="_blank"
          className={buttonClass({ kind: "secondary" })}
        >
          <Eye />
          View
        </Link>
      ) : null}
      <Button kind="secondary" busy={busy === "draft"} onClick={() => void run("draft")}>
        {second}
      </Button>
      <Button busy={busy === main} onClick={() => void run(main)}>
        {label}
      </Button>
    </>
  );

  return (
    <>
      <PageBar
        title={title}
        back={{ to: "/admin/episodes", label: "Episodes" }}
        note={<KeepLine kept={kept} isKeptHere={editing.isKeptHere} state={state} others={editing.others} />}
        actions={actions}
        sticky
      />
      <div className="grid gap-4">
        <ErrorSummary
          ref={summary}
          title="This is still missing"
          errors={Object.entries(problems).map(([field, message]) => ({ fieldId: episodeFieldId(field), message }))}
        />
        <EditorNotices
          kind="episode"
          editing={editing}
          fields={episodeComparedFields}
          onRestore={(found) => session.restore(found, { ...content, ...found.content })}
        />
        <FormLayout
          aside={
            <>
              <EpisodeSettings id={id} content={content} problems={problems} onChange={editing.change}>
                <p>
                  <StateChip state={state} date={stored.createdAt} />
                </p>
              </EpisodeSettings>
              <GuestsCard {...guests} onChange={guests.choose} />
              <div className="admin-actions">
                {id === 0 ? null : (
                  <Button kind="secondary" size="sm" onClick={() => setShowsVersions(true)}>
                    <History />
                    Versions
                  </Button>
                )}
                {kept.at === "untouched" || state === "draft" ? null : (
                  <Button kind="secondary" size="sm" onClick={() => void editing.discard()}>
                    Discard changes
                  </Button>
                )}
                {id === 0 ? null : (
                  <Button kind="danger" size="sm" onClick={() => void remove()}>
                    <Trash2 />
                    Delete
                  </Button>
                )}
              </div>
            </>
          }
        >
          <EpisodeText key={editing.revision} content={content} problems={problems} onChange={editing.change} />
        </FormLayout>
      </div>
      <ConfirmDialog
        open={unpermitted !== undefined}
        onClose={() => setUnpermitted(undefined)}
        title="Publish without a release?"
        confirm="Publish anyway"
        danger
        onConfirm={() => (unpermitted ? run(unpermitted, true) : undefined)}
      >
        {named(guests.missing)} has not given permission to publish the audio. The release form is signed on the guest’s
        own page; you’ll find the link in the guest’s record.
      </ConfirmDialog>
      <LeaveDialog session={session} />
      <VersionsDialog
        open={showsVersions}
        onClose={() => setShowsVersions(false)}
        item={`episode ${id}`}
        list={() => fetchEpisodeVersions({ data: { id } })}
        read={(version) => fetchEpisodeVersion({ data: { id, version } })}
        current={content}
        settings={["createdAt"]}
        onRestore={editing.replace}
      />
    </>
  );
}
