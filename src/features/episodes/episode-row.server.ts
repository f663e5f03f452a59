import { z } from "zod";
import {
  generatedTimestamp,
  keywordsText,
  optionalLanguage,
  optionalText,
  optionalUrl,
  publicationStatus,
  requiredSmallId,
  requiredText,
} from "../content-drafts/rows/row-fields.server.ts";
import { sanitiseHtml } from "../content-drafts/sanitise-html.server.ts";
import { episodeKinds } from "./episode-kind.ts";
import { noteParts } from "./show-notes.ts";

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

const season = z
  .number({ error: "must be a whole number" })
  .int({ error: "must be a whole number" })
  .min(1, { error: "must be at least 1" })
  .max(9999, { error: "must be at most 9999" });

const richNotes = z.partialRecord(z.enum(noteParts.map(({ column }) => column)), z.string().transform(sanitiseHtml), {
  error: "must be an object of HTML by field",
});

/** One row of an import file (spec 3); all but `id` and `blog_title` are optional. The columns from `season` on aren't in the specification. */
export const episodeRowSchema = z.object(
  {
    id: requiredSmallId,
    episode: optionalText,
    blog_title: requiredText,
    summary: optionalText,
    guest_name: optionalText,
    banner: optionalUrl,
    audio_player: optionalUrl,
    created_at: generatedTimestamp,
    keywords: keywordsText,
    youtube: optionalUrl,
    why_ceos_think_important: optionalText,
    conclusion: optionalText,
    about_guest: optionalText,
    key_takeaways: optionalText,
    action_items: optionalText,
    season: orNull(season),
    soundbites: optionalText,
    show_notes: orNull(richNotes),
    episode_type: orNull(z.enum(episodeKinds, { error: "must be full, trailer or bonus" })),
    explicit: orNull(z.boolean({ error: "must be true or false" })),
    language: optionalLanguage,
    status: publicationStatus,
    updated_at: generatedTimestamp,
  },
  { error: "must be an object with the fields of an episode" },
);

export type EpisodeRow = z.output<typeof episodeRowSchema>;
