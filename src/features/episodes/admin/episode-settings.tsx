import type { ReactNode } from "react";
import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { SearchPreviews } from "../../../admin/editor/search-previews.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { EpisodeContent } from "../editing/episode-editing.ts";
import { RecordingCard } from "./recording-card.tsx";

type EpisodeSettingsProps = EditorView<EpisodeContent> & {
  /** Its state, and when it appears. */
  children: ReactNode;
};

/** What is set: publication, label and guest, recording, pictures, and how the episode is found and shared. */
export function EpisodeSettings({ children, ...view }: EpisodeSettingsProps) {
  const { id, content, onChange } = view;
  const field = contentField("episode", view);
  return (
    <>
      <FormCard title="Publication">
        {children}
        <TextField {...field("episode", "Label", "Such as Episode 43; the digits are its number.")} />
        <TextField {...field("guestName", "Guest")} />
        <TextField {...field("keywords", "Keywords", "Separated by commas; the first three are shown.")} />
      </FormCard>
      <RecordingCard id={id} audioPlayer={content.audioPlayer} onChange={(audioPlayer) => onChange({ audioPlayer })}>
        <TextField
          {...field(
            "audioPlayer",
            "URL of the recording",
            "A file on this site or another host, or a music or hosting service.",
          )}
        />
        <TextField {...field("youtube", "URL of the video")} />
      </RecordingCard>
      <FormCard title="Picture">
        <PictureField
          {...field("banner", "Guest's picture", "On lists and the episode's page. Left empty, artwork is drawn.")}
        />
      </FormCard>
      <FormCard title="Search and sharing">
        <SearchPreviews
          title={content.title}
          path={id === 0 ? "/episode" : `/episode/${id}`}
          description={content.summary}
          card={{ kind: "episode", label: content.episode.slice(0, 100), guest: content.guestName.slice(0, 200) }}
        />
      </FormCard>
    </>
  );
}
