import type { EpisodeContent } from "../../../features/episodes/editing/episode-editing.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { contentField } from "../editor/content-field.ts";
import type { EditorView } from "../editor/editor-view.ts";
import { PlainParts } from "../editor/surface/plain-parts.tsx";
import { FieldRow, FormCard } from "../kit/form-layout.tsx";

const texts: readonly { field: keyof EpisodeContent; label: string; help: string }[] = [
  { field: "summary", label: "Summary", help: "The page shows the first 300 characters, then Read More." },
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

/** What is written about an episode, in the order of its page. */
export function EpisodeText(view: Omit<EditorView<EpisodeContent>, "id">) {
  const field = contentField("episode", view);
  return (
    <>
      <FormCard>
        <TextField {...field("title", "Title")} />
        <FieldRow>
          <TextField {...field("episode", "Label", "Such as Episode 43; the digits are its number.")} />
          <TextField {...field("guestName", "Guest")} />
        </FieldRow>
      </FormCard>
      <PlainParts label="Show notes" parts={texts.map(({ field: name, label, help }) => field(name, label, help))} />
    </>
  );
}
