import { useState } from "react";
import { ConfirmDialog } from "../../../admin/confirm-dialog.tsx";
import { EditorForm } from "../../../admin/editor/editor-form.tsx";
import type { OpenedForm } from "../../../admin/editor/editor-view.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { SaveIntent } from "../../content-drafts/editing.ts";
import {
  discardEpisodeDraft,
  fetchEpisodeVersion,
  fetchEpisodeVersions,
  removeEpisodes,
  restoreEpisodes,
  saveEpisodeDraft,
  storeEpisode,
} from "../editing/episode-editing.functions.ts";
import type { EpisodeContent } from "../editing/episode-editing.ts";
import { episodeComparedFields } from "./episode-compared-fields.ts";
import { EpisodeSettings } from "./episode-settings.tsx";
import { EpisodeText } from "./episode-text.tsx";
import { GuestsCard, named } from "./guests-card.tsx";
import { RecordingSection } from "./recording/recording-section.tsx";
import { useChapterDraft } from "./recording/use-chapter-draft.ts";
import { ReleaseStatus } from "./release-status.tsx";
import { useEpisodeGuests } from "./use-episode-guests.ts";

const functions = {
  saveDraft: saveEpisodeDraft,
  store: storeEpisode,
  discardDraft: discardEpisodeDraft,
  remove: removeEpisodes,
  restore: restoreEpisodes,
  listVersions: fetchEpisodeVersions,
  readVersion: fetchEpisodeVersion,
};

const chaptersFirst = "Nothing was saved yet. See what is said at the chapters, or discard their changes.";

/** The form of an episode; one whose guests have signed no release asks before it is published. */
export function EpisodeForm({ opened, onCreated, onStored }: OpenedForm<EpisodeContent>) {
  const guests = useEpisodeGuests(opened.id);
  const chapters = useChapterDraft();
  const [heldBack, setHeldBack] = useState<{ save: () => Promise<unknown> }>();

  /** Asks before an episode without a release is published; false when nothing is missing. */
  function needsRelease(intent: SaveIntent, save: () => Promise<unknown>): boolean {
    const isForAll = intent === "publish" || intent === "schedule";
    if (!isForAll || guests.missing.length === 0) return false;
    setHeldBack({ save });
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
        onCreated={(id) => {
          guests.tie(id);
          onCreated(id);
        }}
        onStored={onStored}
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
        open={heldBack !== undefined}
        onClose={() => setHeldBack(undefined)}
        title="Publish without a release?"
        confirm="Publish anyway"
        danger
        onConfirm={() => heldBack?.save()}
      >
        {named(guests.missing)} has not given permission to publish the audio. The release form is signed on the guest’s
        own page; you’ll find the link in the guest’s record.
      </ConfirmDialog>
    </>
  );
}
