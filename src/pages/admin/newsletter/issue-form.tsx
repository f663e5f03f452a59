import { useState } from "react";
import type { PublicationState } from "../../../features/editing/editing.ts";
import type { PublishingSteps } from "../../../features/editing/publication.ts";
import type { IssueForm as IssueContent } from "../../../features/newsletter/issues/issue-content.ts";
import {
  discardIssueDraft,
  fetchIssueVersion,
  fetchIssueVersions,
  removeIssues,
  restoreIssues,
  saveIssueDraft,
  storeIssue,
} from "../../../features/newsletter/issues/issues.admin.functions.ts";
import { EditorForm } from "../editor/editor-form.tsx";
import type { EditorFunctions, OpenedForm } from "../editor/editor-view.ts";
import { issueComparedFields } from "./issue-compared-fields.ts";
import { IssuePreview } from "./issue-preview.tsx";
import { IssueSettings } from "./issue-settings.tsx";
import { IssueText } from "./issue-text.tsx";

const functions: EditorFunctions<IssueContent> = {
  saveDraft: saveIssueDraft,
  store: ({ data: { intent, ...data }, fetch }) =>
    storeIssue({ data: { ...data, intent: intent === "draft" ? "draft" : "update" }, fetch }),
  discardDraft: discardIssueDraft,
  remove: removeIssues,
  restore: restoreIssues,
  listVersions: fetchIssueVersions,
  readVersion: fetchIssueVersion,
};

const unseen = { untouched: "Nothing is sent until you say so.", kept: "No reader sees it yet." };

/** Saving an issue never sends it: that is a decision of its own. */
function buttons(state: PublicationState): PublishingSteps {
  const intent = state === "draft" ? "draft" : "update";
  const label = state === "draft" ? "Save draft" : "Save changes";
  return { next: { intent, label }, others: [], shortcut: intent };
}

/** The form of an issue. */
export function IssueForm({ opened, onCreated, onStored }: OpenedForm<IssueContent>) {
  /** Grows with every autosave: previews and checks look again. */
  const [revision, setRevision] = useState(0);
  const lookAgain = () => setRevision((before) => before + 1);
  return (
    <EditorForm
      kind="issue"
      functions={functions}
      opened={opened}
      dateField="scheduledAt"
      fields={issueComparedFields}
      settingFields={["slug", "scheduledAt", "inArchive"]}
      buttons={buttons}
      unseen={unseen}
      onCreated={onCreated}
      onStored={(id, intent) => {
        lookAgain();
        onStored(id, intent);
      }}
      onAutosaved={lookAgain}
      text={({ id, ...view }) => (
        <>
          <IssueText {...view} isSent={opened.state === "published"} isNew={opened.stored.title === ""} />
          <IssuePreview id={id} revision={revision} />
        </>
      )}
      settings={(view, _publishing, save) => <IssueSettings {...view} revision={revision} save={save} />}
    />
  );
}
