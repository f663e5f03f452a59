import type { EpisodeContent } from "../../../features/episodes/editing/episode-editing.ts";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { contentField } from "../editor/content-field.ts";
import type { EditorView } from "../editor/editor-view.ts";
import { FieldRow, FormCard } from "../kit/form-layout.tsx";

const texts: readonly { field: keyof EpisodeContent; label: string; help: string; rows: number }[] = [
  { field: "summary", label: "Summary", help: "The page shows the first 300 characters, then Read More.", rows: 5 },
  {
    field: "whyCeosThinkImportant",
    label: "Why CEOs think this is important",
    help: "One point per line, with or without its number.",
    rows: 5,
  },
  { field: "conclusion", label: "Key insights", help: "Paragraphs, with an empty line between two.", rows: 6 },
  { field: "aboutGuest", label: "About the guest", help: "One point per line.", rows: 4 },
  { field: "keyTakeaways", label: "Key takeaways", help: "One point per line.", rows: 5 },
  { field: "actionItems", label: "Action items", help: "One point per line; the page numbers them.", rows: 5 },
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
      <FormCard title="Text">
        {texts.map(({ field: name, label, help, rows }) => (
          <TextareaField key={name} {...field(name, label, help)} rows={rows} />
        ))}
      </FormCard>
    </>
  );
}
