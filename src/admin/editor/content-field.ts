import type { EditedKind, EditorView } from "./editor-view.ts";

export const contentFieldId = (kind: EditedKind, name: string): string => `${kind}-${name}`;

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
