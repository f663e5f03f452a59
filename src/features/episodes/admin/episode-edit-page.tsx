import { createFileRoute } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../admin/confirm-dialog.tsx";
import { comparedFields } from "../../../admin/editor/compared-field.ts";
import { EditorForm } from "../../../admin/editor/editor-form.tsx";
import { EditorPage } from "../../../admin/editor/editor-page.tsx";
import type { OpenedForm } from "../../../admin/editor/editor-view.ts";
import { dayOf } from "../../../admin/format-date-time.ts";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { SaveIntent } from "../../content-drafts/editing.ts";
import type { EpisodeGuest } from "../../guests/guest-record.ts";
import { fetchEpisodeGuests, saveEpisodeGuests } from "../../guests/guests.admin.functions.ts";
import {
  discardEpisodeDraft,
  fetchEpisodeForEditing,
  fetchEpisodeVersion,
  fetchEpisodeVersions,
  saveEpisodeDraft,
  storeEpisode,
} from "../editing/episode-editing.functions.ts";
import type { EpisodeContent } from "../editing/episode-editing.ts";
import { episodeFields } from "../editing/episode-fields.ts";
import { EpisodeSettings } from "./episode-settings.tsx";
import { EpisodeText } from "./episode-text.tsx";
import { GuestsCard, guestNames } from "./guests-card.tsx";
import { RecordingSection } from "./recording/recording-section.tsx";
import { useChapterDraft } from "./recording/use-chapter-draft.ts";

type GuestSelection = { guests: EpisodeGuest[]; chosen: number[] };

/** Saves each selection at once; that of a new episode when `assignId` gets its id. */
function useEpisodeGuests(episodeId: number) {
  const key = ["episode-guests", episodeId];
  const query = useAdminQuery(key, () => fetchEpisodeGuests({ data: { episodeId } }));
  const { data } = query;
  const [newGuests, setNewGuests] = useState<readonly number[]>([]);
  const createdId = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const save = useChange<readonly number[], GuestSelection>({
    run: (guestIds) => saveEpisodeGuests({ data: { episodeId, guestIds: [...guestIds] } }),
    expect: { of: key, data: (cached, guestIds) => ({ ...cached, chosen: [...guestIds] }) },
    failure: "The guests were not changed",
  });
  const selectedIds = episodeId === 0 ? newGuests : (data?.chosen ?? []);

  /** Queued, so that changes are saved in order. */
  function store(guestIds: readonly number[]): void {
    queue.current = queue.current
      .then(() => saveEpisodeGuests({ data: { episodeId: createdId.current, guestIds: [...guestIds] } }))
      .catch((failure: unknown) => {
        toast({ title: "The guests were not named", description: errorMessage(failure), type: "error" });
      });
  }

  const selected = (data?.guests ?? []).filter(({ id }) => selectedIds.includes(id));
  return {
    query,
    selectedIds,
    selected,
    /** Selected guests who have not signed the release. */
    unsigned: selected.filter(({ isPermitted }) => !isPermitted),
    select(next: readonly number[]): void {
      if (episodeId === 0) {
        setNewGuests(next);
        if (createdId.current !== 0) store(next);
      } else save.mutate(next);
    },
    assignId(storedId: number): void {
      if (episodeId !== 0 || createdId.current === storedId) return;
      createdId.current = storedId;
      if (newGuests.length > 0) store(newGuests);
    },
  };
}

const className = "me-2 flex items-center max-tablet:w-full tablet:min-h-11 tablet:max-w-64";

type ReleaseStatusProps = { selected: readonly EpisodeGuest[]; unsigned: readonly EpisodeGuest[] };

/** Whether the selected guests have signed the release. */
function ReleaseStatus({ selected, unsigned }: ReleaseStatusProps) {
  const site = useSite();
  if (selected.length === 0) return null;
  if (unsigned.length > 0) {
    return (
      <div className={className}>
        <StatusChip tone="problem" wraps>{`No release: ${guestNames(unsigned)}`}</StatusChip>
      </div>
    );
  }
  const lastSigned =
    selected
      .map(({ signedAt }) => signedAt ?? "")
      .toSorted()
      .at(-1) ?? "";
  return (
    <div className={className}>
      <StatusChip tone="done" wraps>
        {selected.length === 1 ? "Release" : `${selected.length} releases`} signed {dayOf(site, lastSigned)}
      </StatusChip>
    </div>
  );
}

const episodeComparedFields = comparedFields<keyof EpisodeContent>(episodeFields);

const functions = {
  saveDraft: saveEpisodeDraft,
  store: storeEpisode,
  discardDraft: discardEpisodeDraft,
  listVersions: fetchEpisodeVersions,
  readVersion: fetchEpisodeVersion,
};

const unsavedChapters = "Nothing was saved yet. See the errors in the chapters, or discard their changes.";

function EpisodeForm({ opened }: OpenedForm<EpisodeContent>) {
  const guests = useEpisodeGuests(opened.id);
  const chapters = useChapterDraft();
  const [pendingSave, setPendingSave] = useState<{ save: () => Promise<unknown> }>();

  /** Asks before publishing without a signed release. @returns whether it asks */
  function confirmMissingRelease(intent: SaveIntent, save: () => Promise<unknown>): boolean {
    const isPublishing = intent === "publish" || intent === "schedule";
    if (!isPublishing || guests.unsigned.length === 0) return false;
    setPendingSave({ save });
    return true;
  }

  return (
    <>
      <EditorForm
        kind="episode"
        functions={functions}
        opened={opened}
        dateField="createdAt"
        fields={episodeComparedFields}
        settingFields={["createdAt"]}
        delayRequests={(intent, save) => {
          if (!chapters.draft) return confirmMissingRelease(intent, save);
          void chapters.save().then((isSaved) => {
            if (!isSaved) toast({ title: "The chapters were not saved", description: unsavedChapters, type: "error" });
            else if (!confirmMissingRelease(intent, save)) void save();
          });
          return true;
        }}
        extraActions={<ReleaseStatus {...guests} />}
        text={({ id, ...view }) => (
          <>
            <EpisodeText {...view} isNew={opened.id === 0} />
            <RecordingSection id={id} content={view.content} chapters={chapters} />
          </>
        )}
        settings={(view, publishing) => (
          <>
            <EpisodeSettings {...view}>{publishing}</EpisodeSettings>
            <GuestsCard {...guests} onChange={guests.select} form={view} />
          </>
        )}
      />
      <ConfirmDialog
        open={pendingSave !== undefined}
        onClose={() => setPendingSave(undefined)}
        title="Publish without a release?"
        confirm="Publish anyway"
        danger
        onConfirm={() => pendingSave?.save()}
      >
        {guestNames(guests.unsigned)} has not given permission to publish the audio. The release form is signed on the
        guest’s own page; you’ll find the link in the guest’s record.
      </ConfirmDialog>
    </>
  );
}

export const Route = createFileRoute("/admin/episodes/$id")({ component: EpisodePage });

function EpisodePage() {
  return <EditorPage kind="episode" name={Route.useParams().id} open={fetchEpisodeForEditing} Form={EpisodeForm} />;
}
