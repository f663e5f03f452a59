import type { EditedKind, EditorView } from "./editor-view.ts";

/** The identifier of a field's control, for the summary of what is missing. */
export const contentFieldId = (kind: EditedKind, name: string): string => `${kind}-${name}`;

/** What a control of the form takes to show and change one field of the content. */
export const contentField =
  <Content extends Record<string, string>>(
    kind: EditedKind,
    { content, problems, onChange }: Omit<EditorView<Content>, "id">,
  ) =>
  (name: keyof Content & string, label: string, help?: string) => ({
    label,
    help,
    id: contentFieldId(kind, name),
    error: problems[name],
    value: content[name] ?? "",
    onChange: (value: string) => onChange({ [name]: value } as Partial<Content>),
  });
