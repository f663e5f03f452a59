import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { GrowingText } from "../../../admin/editor/surface/growing-text.tsx";
import { PlainParts } from "../../../admin/editor/surface/plain-parts.tsx";
import type { EpisodeContent } from "../editing/episode-editing.ts";

const texts: readonly { field: keyof EpisodeContent; label: string; help: string }[] = [
  {
    field: "whyCeosThinkImportant",
    label: "Why CEOs think this is important",
    help: "One point per line, with or without its number.",
  },
  { field: "conclusion", label: "Key insights", help: "Paragraphs, with an empty line between two." },
  { field: "aboutGuest", label: "About the guest", help: "One point per line." },
  { field: "keyTakeaways", label: "Key takeaways", help: "One point per line." },
  { field: "actionItems", label: "Action items", help: "One point per line; the page numbers them." },
];

type EpisodeTextProps = Omit<EditorView<EpisodeContent>, "id"> & {
  /** Nothing of it was written before: the cursor is in its title. */
  isNew: boolean;
};

/** What is written about an episode, as one document in the order of its page: title, summary and the show notes. */
export function EpisodeText({ isNew, ...view }: EpisodeTextProps) {
  const field = contentField("episode", view);
  return (
    <PlainParts label="Episode" parts={texts.map(({ field: name, label, help }) => field(name, label, help))}>
      <GrowingText {...field("title", "Title")} className="is-title" placeholder="What is it called?" isFirst={isNew} />
      <GrowingText
        {...field("summary", "Summary", "The page shows the first 300 characters, then Read More.")}
        className="is-summary"
        note={`${view.content.summary.length} characters`}
        placeholder="What is it about? Lists, podcast apps and search results show it."
        isLong
      />
    </PlainParts>
  );
}
