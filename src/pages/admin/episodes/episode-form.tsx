import { Link, useNavigate } from "@tanstack/react-router";
import { Eye, History, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { Editable, SaveIntent } from "../../../data/editing.ts";
import {
  bringEpisodesBack,
  dropEpisodeDraft,
  fetchEpisodeVersion,
  fetchEpisodeVersions,
  keepEpisodeDraft,
  removeEpisodes,
  storeEpisode,
} from "../../../data/episode-editing.functions.ts";
import type { EpisodeContent } from "../../../data/episode-editing.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ConflictDialog } from "../editor/conflict-dialog.tsx";
import { DiscardChanges } from "../editor/discard-changes.tsx";
import { KeepLine, StateChip } from "../editor/keep-line.tsx";
import { useEditing } from "../editor/use-editing.ts";
import { VersionsDialog } from "../editor/versions-dialog.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { FormLayout } from "../kit/form-layout.tsx";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { episodeFieldId } from "./episode-field-id.ts";
import { EpisodeSettings } from "./episode-settings.tsx";
import { EpisodeText } from "./episode-text.tsx";
import { GuestsCard, named } from "./guests-card.tsx";
import { useEpisodeGuests } from "./use-episode-guests.ts";

type EpisodeFormProps = {
  opened: Editable<EpisodeContent>;
  onStored: (id: number, intent: SaveIntent) => void;
  onReload: () => void;
};

/** The form of an episode: its text on the left, everything that is set on the right. */
export function EpisodeForm({ opened, onStored, onReload }: EpisodeFormProps) {
  const { id, state, stored } = opened;
  const navigate = useNavigate();
  const guests = useEpisodeGuests(id);
  const [unpermitted, setUnpermitted] = useState<SaveIntent>();
  const [showsVersions, setShowsVersions] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const editing = useEditing<EpisodeContent>({
    opened,
    keep: (given) => keepEpisodeDraft({ data: given }),
    drop: (dropped) => dropEpisodeDraft({ data: { id: dropped } }),
    store: (given) => storeEpisode({ data: given }),
    onStored: (storedId, intent) => void guests.tie(storedId).then(() => onStored(storedId, intent)),
  });
  const { content, kept, problems, busy, save } = editing;
  const isAhead = Date.parse(content.createdAt) > Date.now();
  const main: SaveIntent = state === "draft" ? (isAhead ? "schedule" : "publish") : isAhead ? "schedule" : "update";
  const mainLabel = { publish: "Publish now", schedule: "Schedule", update: "Save", draft: "Save" }[main];
  useShortcut("s", () => void run(state === "draft" ? "draft" : main));

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
      offerUndo(`“${stored.title}” was deleted`, async () => {
        await bringEpisodesBack({ data: { ids: [id] } });
        await navigate({ to: "/admin/episodes/$id", params: { id: String(id) } });
      });
    } catch (failure) {
      toast({ title: "It was not deleted", description: errorMessage(failure), type: "error" });
    }
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
      {state === "draft" ? (
        <Button kind="secondary" busy={busy === "draft"} onClick={() => void run("draft")}>
          Save draft
        </Button>
      ) : (
        <Button kind="secondary" busy={busy === "draft"} onClick={() => void run("draft")}>
          Unpublish
        </Button>
      )}
      <Button busy={busy === main} onClick={() => void run(main)}>
        {mainLabel}
      </Button>
    </>
  );

  return (
    <>
      <PageBar
        title={id === 0 ? "New episode" : stored.title}
        back={{ to: "/admin/episodes", label: "Episodes" }}
        note={<KeepLine kept={kept} state={state} others={editing.others} />}
        actions={actions}
        sticky
      />
      <div className="grid gap-4">
        <ErrorSummary
          ref={summary}
          title="This is still missing"
          errors={Object.entries(problems).map(([field, message]) => ({ fieldId: episodeFieldId(field), message }))}
        />
        {editing.isBehind ? (
          <Notice tone="warning" title="Someone saved this after you began your draft">
            Saving will ask you which text to keep.
          </Notice>
        ) : null}
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
                {kept.at === "untouched" ? null : <DiscardChanges onDiscard={editing.discard} />}
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
          <EpisodeText content={content} problems={problems} onChange={editing.change} />
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
      <ConflictDialog
        conflict={editing.conflict}
        onClose={editing.closeConflict}
        onOverwrite={() => void save(busy ?? main, editing.conflict?.base)}
        onTakeTheirs={() => {
          editing.closeConflict();
          void editing.discard().then(onReload);
        }}
      />
      <VersionsDialog
        open={showsVersions}
        onClose={() => setShowsVersions(false)}
        item={`episode ${id}`}
        list={() => fetchEpisodeVersions({ data: { id } })}
        read={(version) => fetchEpisodeVersion({ data: { id, version } })}
        onRestore={editing.replace}
      />
    </>
  );
}
