import type { UnseenWords } from "../../../admin/editor/autosave-status.tsx";
import { EditorForm } from "../../../admin/editor/editor-form.tsx";
import type { EditorFunctions, OpenedForm } from "../../../admin/editor/editor-view.ts";
import type { PublicationState } from "../../content-drafts/editing.ts";
import type { PublishingSteps } from "../../content-drafts/publication.ts";
import type { IssueForm as IssueContent } from "../issues/issue-content.ts";
import {
  discardIssueDraft,
  fetchIssueForEditing,
  fetchIssueVersion,
  fetchIssueVersions,
  removeIssues,
  restoreIssues,
  saveIssueDraft,
  storeIssue,
} from "../issues/issues.admin.functions.ts";
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

const unseen: Record<PublicationState, UnseenWords> = {
  draft: { untouched: "Nothing is sent until you say so.", saved: "No subscriber sees it yet." },
  scheduled: {
    untouched: "Everything is saved. It goes out at its time.",
    saved: "Until you save the changes, it goes out without them.",
  },
  published: { untouched: "Everything is saved.", saved: "The archive shows it without these changes." },
};

/** Saving never sends an issue: sending is a separate decision. */
function buttons(state: PublicationState, isChanged: boolean): PublishingSteps {
  if (state === "draft") return { next: { intent: "draft", label: "Save draft" }, others: [], shortcut: "draft" };
  return { next: isChanged ? { intent: "update", label: "Save changes" } : null, others: [], shortcut: "update" };
}

export function IssueForm({ opened }: OpenedForm<IssueContent>) {
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
      text={({ id, ...view }) => (
        <>
          <IssueText {...view} isSent={opened.state === "published"} isNew={opened.stored.title === ""} />
          <IssuePreview id={id} revision={view.acknowledgements} />
        </>
      )}
      open={fetchIssueForEditing}
      settings={(view, _publishing, save, adopt) => (
        <IssueSettings {...view} revision={view.acknowledgements} save={save} onStatus={adopt} />
      )}
    />
  );
}
