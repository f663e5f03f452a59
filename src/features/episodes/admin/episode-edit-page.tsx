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

type GuestChoice = { guests: EpisodeGuest[]; chosen: number[] };

/** Stored episodes save changes at once; a new one does so once `assignId` gets its id, then saves earlier choices too. */
function useEpisodeGuests(episodeId: number) {
  const key = ["episode-guests", episodeId];
  const { data } = useAdminQuery(key, () => fetchEpisodeGuests({ data: { episodeId } }));
  const [newGuests, setNewGuests] = useState<readonly number[]>([]);
  const createdId = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const save = useChange<readonly number[], GuestChoice>({
    run: (guestIds) => saveEpisodeGuests({ data: { episodeId, guestIds: [...guestIds] } }),
    expect: { of: key, data: (known, guestIds) => ({ ...known, chosen: [...guestIds] }) },
    failure: "The guests were not changed",
  });
  const chosen = episodeId === 0 ? newGuests : (data?.chosen ?? []);

  /** Queued, so that changes are saved in order. */
  function store(guestIds: readonly number[]): void {
    queue.current = queue.current.then(async () => {
      try {
        const change = { episodeId: createdId.current, guestIds: [...guestIds] };
        await saveEpisodeGuests({ data: change });
      } catch (failure) {
        toast({ title: "The guests were not named", description: errorMessage(failure), type: "error" });
      }
    });
  }

  const speaking = (data?.guests ?? []).filter(({ id }) => chosen.includes(id));
  return {
    guests: data?.guests,
    chosen,
    /** Chosen guests, and those among them without a signed release. */
    speaking,
    missing: speaking.filter(({ isPermitted }) => !isPermitted),
    choose(next: readonly number[]): void {
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

/** Whether the chosen guests have signed the release. */
function ReleaseStatus({ guests }: { guests: readonly EpisodeGuest[] }) {
  const site = useSite();
  const missing = guests.filter(({ isPermitted }) => !isPermitted);
  if (guests.length === 0) return null;
  if (missing.length > 0) {
    return (
      <div className={className}>
        <StatusChip tone="problem" wraps>{`No release: ${guestNames(missing)}`}</StatusChip>
      </div>
    );
  }
  const last =
    guests
      .map(({ signedAt }) => signedAt ?? "")
      .toSorted()
      .at(-1) ?? "";
  return (
    <div className={className}>
      <StatusChip tone="done" wraps>
        {guests.length === 1 ? "Release" : `${guests.length} releases`} signed {dayOf(site, last)}
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

const chaptersFirst = "Nothing was saved yet. See the errors in the chapters, or discard their changes.";

function EpisodeForm({ opened }: OpenedForm<EpisodeContent>) {
  const guests = useEpisodeGuests(opened.id);
  const chapters = useChapterDraft();
  const [pendingSave, setPendingSave] = useState<{ save: () => Promise<unknown> }>();

  /** Asks before publishing without a signed release; false if none is missing. */
  function needsRelease(intent: SaveIntent, save: () => Promise<unknown>): boolean {
    const isForAll = intent === "publish" || intent === "schedule";
    if (!isForAll || guests.missing.length === 0) return false;
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
          if (!chapters.draft) return needsRelease(intent, save);
          void chapters.save().then((isSaved) => {
            if (!isSaved) toast({ title: "The chapters were not saved", description: chaptersFirst, type: "error" });
            else if (!needsRelease(intent, save)) void save();
          });
          return true;
        }}
        besidePublish={<ReleaseStatus guests={guests.speaking} />}
        text={({ id, ...shown }) => (
          <>
            <EpisodeText {...shown} isNew={opened.id === 0} />
            <RecordingSection id={id} content={shown.content} chapters={chapters} />
          </>
        )}
        settings={(shown, publishing) => (
          <>
            <EpisodeSettings {...shown}>{publishing}</EpisodeSettings>
            <GuestsCard {...guests} onChange={guests.choose} form={shown} />
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
        {guestNames(guests.missing)} has not given permission to publish the audio. The release form is signed on the
        guest’s own page; you’ll find the link in the guest’s record.
      </ConfirmDialog>
    </>
  );
}

export const Route = createFileRoute("/admin/episodes/$id")({ component: EpisodePage });

function EpisodePage() {
  return <EditorPage kind="episode" name={Route.useParams().id} open={fetchEpisodeForEditing} Form={EpisodeForm} />;
}
