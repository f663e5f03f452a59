import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { SaveIntent } from "../../content-drafts/editing.ts";
import type { IssueForm } from "../issues/issue-content.ts";
import { fetchIssueNumbers } from "../issues/issues.admin.functions.ts";
import { ChecksCard } from "./checks-card.tsx";
import { SendCard } from "./send-card.tsx";
import { TestCopyCard } from "./test-copy-card.tsx";

type IssueSettingsProps = EditorView<IssueForm> & {
  /** Grows with every autosave. */
  revision: number;
  save: (intent: SaveIntent) => Promise<boolean>;
  onStatus: () => Promise<void>;
};

/** When it is sent, what is checked before, a test copy, and its place in the archive. */
export function IssueSettings({ id, revision, save, onStatus, ...view }: IssueSettingsProps) {
  const { content, onChange } = view;
  const field = contentField<IssueForm>("issue", view);
  const { data: numbers } = useAdminQuery(["newsletter", "numbers", String(id)], () =>
    fetchIssueNumbers({ data: { id } }),
  );
  return (
    <>
      {numbers ? (
        <SendCard numbers={numbers} content={content} onChange={onChange} save={save} onStatus={onStatus} />
      ) : null}
      {numbers?.status === "sent" ? null : <ChecksCard id={id} revision={revision} />}
      <TestCopyCard id={id} />
      <FormCard title="Archive">
        <Checkbox
          label="Publish in the archive when sent"
          checked={content.inArchive === "yes"}
          onChange={({ target }) => onChange({ inArchive: target.checked ? "yes" : "" })}
        />
        <TextField
          {...field("slug", "URL", `If it is empty, it follows the subject: /sunday-review/${content.slug || "…"}`)}
          spellCheck={false}
          autoCapitalize="none"
        />
      </FormCard>
    </>
  );
}
