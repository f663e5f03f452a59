import { useState } from "react";
import type { AutosaveTexts } from "../../../admin/editor/autosave-status.tsx";
import { type ComparedField, comparedFields } from "../../../admin/editor/compared-field.ts";
import { EditorForm } from "../../../admin/editor/editor-form.tsx";
import type { EditorFunctions, OpenedForm } from "../../../admin/editor/editor-view.ts";
import { IssueText } from "../../../admin/editor/issue-text.tsx";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { cardClass } from "../../../admin/fields/form-layout.tsx";
import { classNames } from "../../../lib/class-names.ts";
import type { PublicationState } from "../../content-drafts/editing.ts";
import type { PublishingSteps } from "../../content-drafts/publication.ts";
import { type IssueForm as IssueContent, issuePartNames, issueSlots, kindOfSlot } from "../issues/issue-content.ts";
import {
  discardIssueDraft,
  fetchIssueForEditing,
  fetchIssueVersion,
  fetchIssueVersions,
  saveIssueDraft,
  storeIssue,
} from "../issues/issues.admin.functions.ts";
import { IssueSettings } from "./issue-settings.tsx";

const ownFields = comparedFields<Exclude<keyof IssueContent, `${string}Html` | `${(typeof issueSlots)[number]}Title`>>({
  title: { label: "Subject", kind: "line" },
  previewText: { label: "Preview text", kind: "line" },
  order: { label: "Order of the parts", kind: "line" },
  slug: { label: "URL", kind: "line" },
  scheduledAt: { label: "Time", kind: "date" },
  inArchive: { label: "In the archive", kind: "line" },
  language: { label: "Language", kind: "line" },
});

const issueComparedFields: readonly ComparedField[] = [
  ...ownFields.slice(0, 2),
  ...issueSlots.flatMap((slot): ComparedField[] => {
    const name = issuePartNames[kindOfSlot(slot)] + slot.replace(/^\D+/, " ").trimEnd();
    return [
      { name: `${slot}Title`, label: `${name}: heading`, kind: "line" },
      { name: `${slot}Html`, label: name, kind: "html" },
    ];
  }),
  ...ownFields.slice(2),
];

const schemes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
const formats = [
  { value: "html", label: "Email" },
  { value: "plain", label: "Plain text" },
] as const;
const widths = [
  { value: "phone", label: "Phone" },
  { value: "desktop", label: "Desktop" },
] as const;

type Preview = {
  scheme: (typeof schemes)[number]["value"];
  format: (typeof formats)[number]["value"];
  width: (typeof widths)[number]["value"];
};

export function IssuePreview({ id, revision }: { id: number; revision: number }) {
  const [width, setWidth] = useState<Preview["width"]>("desktop");
  const [scheme, setScheme] = useState<Preview["scheme"]>("light");
  const [format, setFormat] = useState<Preview["format"]>("html");
  if (id === 0) return null;
  const source = `/api/admin/issues/${id}/email?${format === "plain" ? "as=plain" : `scheme=${scheme}`}&revision=${revision}`;
  return (
    <section aria-labelledby="issue-preview" className={cardClass()}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="issue-preview" className="min-w-0 flex-auto">
          Preview
        </h2>
        <ChoiceButtons name="Width" choices={widths} value={width} onChange={setWidth} />
        <ChoiceButtons name="Colours" choices={schemes} value={scheme} onChange={setScheme} />
        <ChoiceButtons name="As" choices={formats} value={format} onChange={setFormat} />
      </div>
      <div className="grid justify-items-center rounded-card border bg-ground p-[clamp(12px,2vw,28px)]">
        <iframe
          title={`Email at ${width} width${format === "plain" ? ", plain text" : `, ${scheme}`}`}
          src={source}
          // No scripts; same origin so that images load.
          sandbox="allow-same-origin allow-popups"
          className={classNames(
            "block h-180 w-full border border-line-strong bg-surface",
            width === "phone" ? "max-w-90.5 rounded-[20px]" : "max-w-170 rounded-panel",
          )}
        />
      </div>
    </section>
  );
}

const functions: EditorFunctions<IssueContent> = {
  saveDraft: saveIssueDraft,
  store: ({ data: { intent, ...data }, fetch }) =>
    storeIssue({ data: { ...data, intent: intent === "draft" ? "draft" : "update" }, fetch }),
  discardDraft: discardIssueDraft,
  listVersions: fetchIssueVersions,
  readVersion: fetchIssueVersion,
};

const autosaveTexts: Record<PublicationState, AutosaveTexts> = {
  draft: { untouched: "Nothing is sent until you say so.", saved: "No subscriber sees it yet." },
  scheduled: {
    untouched: "Everything is saved. It goes out at its time.",
    saved: "Until you save the changes, it goes out without them.",
  },
  published: { untouched: "Everything is saved.", saved: "The archive shows it without these changes." },
};

/** Saving never sends an issue: sending is a separate decision. */
function issueSteps(state: PublicationState, isChanged: boolean): PublishingSteps {
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
      settingFields={["slug", "scheduledAt", "inArchive", "language"]}
      getSteps={issueSteps}
      autosaveTexts={autosaveTexts}
      text={({ id, ...view }) => (
        <>
          <IssueText {...view} isSent={opened.state === "published"} isNew={opened.stored.title === ""} />
          <IssuePreview id={id} revision={view.acknowledgements} />
        </>
      )}
      refetch={fetchIssueForEditing}
      settings={(view, _publishing, save, adopt) => (
        <IssueSettings {...view} revision={view.acknowledgements} save={save} onStatusChange={adopt} />
      )}
    />
  );
}
