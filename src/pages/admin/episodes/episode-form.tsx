import { Link } from "@tanstack/react-router";
import { useState } from "react";
import {
  discardEpisodeDraft,
  fetchEpisodeVersion,
  fetchEpisodeVersions,
  removeEpisodes,
  restoreEpisodes,
  saveEpisodeDraft,
  storeEpisode,
} from "../../../features/episodes/editing/episode-editing.functions.ts";
import type { EpisodeContent } from "../../../features/episodes/editing/episode-editing.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Eye } from "../../../ui/icons.gen.ts";
import { EditorForm } from "../editor/editor-form.tsx";
import type { OpenedForm } from "../editor/editor-view.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { episodeComparedFields } from "./episode-compared-fields.ts";
import { EpisodeSettings } from "./episode-settings.tsx";
import { EpisodeText } from "./episode-text.tsx";
import { GuestsCard, named } from "./guests-card.tsx";
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

/** The form of an episode; one whose guests have signed no release asks before it is published. */
export function EpisodeForm({ opened, onCreated, onStored }: OpenedForm<EpisodeContent>) {
  const guests = useEpisodeGuests(opened.id);
  const [heldBack, setHeldBack] = useState<{ save: () => Promise<unknown> }>();
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
          const isForAll = intent === "publish" || intent === "schedule";
          if (!isForAll || guests.missing.length === 0) return false;
          setHeldBack({ save });
          return true;
        }}
        view={(id, state) =>
          state === "published" ? (
            <Link
              to="/episode/$id"
              params={{ id: String(id) }}
              target="_blank"
              className={buttonClass({ kind: "secondary" })}
            >
              <Eye />
              View
            </Link>
          ) : null
        }
        text={({ id: _id, ...shown }) => <EpisodeText {...shown} />}
        settings={(shown, chip) => (
          <>
            <EpisodeSettings {...shown}>{chip}</EpisodeSettings>
            <GuestsCard {...guests} onChange={guests.choose} />
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
