import type { ReactNode } from "react";
import type { EpisodeContent } from "../../../features/episodes/editing/episode-editing.ts";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { DateField } from "../editor/date-field.tsx";
import { SearchPreviews } from "../editor/search-previews.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { PictureField } from "../media/picture-field.tsx";
import { episodeFieldId } from "./episode-field-id.ts";
import { RecordingCard } from "./recording-card.tsx";

type EpisodeSettingsProps = {
  id: number;
  content: EpisodeContent;
  problems: Record<string, string>;
  onChange: (part: Partial<EpisodeContent>) => void;
  /** The state of the stored episode. */
  children: ReactNode;
};

/** What is set: date, recording, pictures, and how the episode is found and shared. */
export function EpisodeSettings({ id, content, problems, onChange, children }: EpisodeSettingsProps) {
  const field = (name: keyof EpisodeContent, label: string, help?: string) => (
    <Field label={label} id={episodeFieldId(name)} error={problems[name]} help={help}>
      {(control) => (
        <TextInput {...control} value={content[name]} onChange={({ target }) => onChange({ [name]: target.value })} />
      )}
    </Field>
  );
  return (
    <>
      <FormCard title="Publication">
        {children}
        <DateField
          label="Date"
          value={content.createdAt}
          error={problems.createdAt}
          onChange={(createdAt) => onChange({ createdAt })}
        />
        {field("keywords", "Keywords", "Separated by commas; the first three are shown.")}
      </FormCard>
      <RecordingCard id={id} audioPlayer={content.audioPlayer} onChange={(audioPlayer) => onChange({ audioPlayer })}>
        {field(
          "audioPlayer",
          "Address of the recording",
          "A file on this site or another host, or a music or hosting service.",
        )}
        {field("youtube", "Address of the video")}
      </RecordingCard>
      <FormCard title="Picture">
        <PictureField
          label="Guest's picture"
          id={episodeFieldId("banner")}
          help="Also on shared cards. Left empty, artwork is drawn."
          error={problems.banner}
          value={content.banner}
          onChange={(banner) => onChange({ banner })}
        />
      </FormCard>
      <FormCard title="Search and sharing">
        <SearchPreviews
          title={content.title}
          path={id === 0 ? "/episode" : `/episode/${id}`}
          description={content.summary}
          image={content.banner}
        />
      </FormCard>
    </>
  );
}
