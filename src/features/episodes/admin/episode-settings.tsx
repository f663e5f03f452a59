import type { ReactNode } from "react";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { SearchPreviews } from "../../../admin/editor/search-previews.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { LanguageField } from "../../../admin/fields/language-field.tsx";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { podcastOf } from "../../../facts/podcast.ts";
import { useSite } from "../../../facts/use-site.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import type { EpisodeContent } from "../editing/episode-editing.ts";
import { RecordingCard } from "./recording-card.tsx";

const kinds = [
  { value: "", label: "Full episode" },
  { value: "trailer", label: "Trailer" },
  { value: "bonus", label: "Bonus" },
];

const rareFields = ["season", "episodeType", "explicit", "language", "youtube", "soundbites"] as const;

/** Fields that most episodes leave empty; open if one of them has a value. */
function MoreDetails(view: EditorView<EpisodeContent>) {
  const site = useSite();
  const { content, problems, onChange } = view;
  const field = contentField("episode", view);
  const isExplicit = podcastOf(site).explicit;
  const hasProblem = rareFields.some((name) => problems[name]);
  return (
    <Collapsible
      isOpen={rareFields.some((name) => content[name].trim())}
      ref={(details) => {
        // The error summary links to the fields inside.
        if (details && hasProblem) details.open = true;
      }}
      summary="More details"
    >
      <div className="grid gap-4 pt-2">
        <TextField
          {...field("season", "Season", "Its number, if the show has seasons.")}
          optional
          inputMode="numeric"
        />
        <SelectField
          label="Kind of episode"
          help="Apps list trailers and bonus episodes separately."
          options={kinds}
          value={content.episodeType}
          onChange={(episodeType) => onChange({ episodeType })}
        />
        <SelectField
          label="Explicit language"
          options={[
            { value: "", label: `As the podcast (${isExplicit ? "explicit" : "clean"})` },
            { value: "yes", label: "Explicit" },
            { value: "no", label: "Clean" },
          ]}
          value={content.explicit}
          onChange={(explicit) => onChange({ explicit })}
        />
        <LanguageField value={content.language} onChange={(language) => onChange({ language })} />
        <TextField {...field("youtube", "URL of the video")} />
        <TextareaField
          {...field(
            "soundbites",
            "Soundbites",
            "Moments that apps show, one per line: start, seconds and title, such as 1:13 60 What a pilot knows.",
          )}
          optional
          rows={3}
        />
      </div>
    </Collapsible>
  );
}

export function EpisodeSettings({ children, ...view }: EditorView<EpisodeContent> & { children: ReactNode }) {
  const { id, content, onChange } = view;
  const field = contentField("episode", view);
  return (
    <>
      <FormCard title="Publication">
        {children}
        <TextField {...field("episode", "Episode number", "As listeners read it, such as Episode 43.")} />
        <TextField {...field("guestName", "Guest")} />
        <TextField {...field("keywords", "Keywords", "Separated by commas; the first three are shown.")} />
        <MoreDetails {...view} />
      </FormCard>
      <RecordingCard id={id} audioPlayer={content.audioPlayer} onChange={(audioPlayer) => onChange({ audioPlayer })}>
        <TextField
          {...field(
            "audioPlayer",
            "URL of the recording",
            "A file on this site or another host, or a music or hosting service.",
          )}
        />
      </RecordingCard>
      <FormCard title="Image">
        <PictureField
          {...field("banner", "Guest image", "On lists and the episode's page. Left empty, artwork is drawn.")}
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
