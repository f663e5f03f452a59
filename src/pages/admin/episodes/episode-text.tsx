import type { EpisodeContent } from "../../../features/episodes/editing/episode-editing.ts";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { FieldRow, FormCard } from "../kit/form-layout.tsx";
import { episodeFieldId } from "./episode-field-id.ts";

type EpisodeTextProps = {
  content: EpisodeContent;
  problems: Record<string, string>;
  onChange: (part: Partial<EpisodeContent>) => void;
};

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
export function EpisodeText({ content, problems, onChange }: EpisodeTextProps) {
  const line = (field: keyof EpisodeContent, label: string, help?: string) => (
    <Field label={label} id={episodeFieldId(field)} error={problems[field]} help={help}>
      {(control) => (
        <TextInput {...control} value={content[field]} onChange={({ target }) => onChange({ [field]: target.value })} />
      )}
    </Field>
  );
  return (
    <>
      <FormCard>
        {line("title", "Title")}
        <FieldRow>
          {line("episode", "Label", "Such as Episode 43; the digits are its number.")}
          {line("guestName", "Guest")}
        </FieldRow>
      </FormCard>
      <FormCard title="Text">
        {texts.map(({ field, label, help, rows }) => (
          <Field key={field} label={label} id={episodeFieldId(field)} error={problems[field]} help={help}>
            {(control) => (
              <Textarea
                {...control}
                rows={rows}
                value={content[field]}
                onChange={({ target }) => onChange({ [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </FormCard>
    </>
  );
}
