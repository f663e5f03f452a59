import { type ComparedField, comparedFields } from "../../../admin/editor/compared-field.ts";
import { type IssueForm as IssueContent, issuePartNames, issueSlots, kindOfSlot } from "../issues/issue-content.ts";

const ownFields = comparedFields<Exclude<keyof IssueContent, `${string}Html` | `${(typeof issueSlots)[number]}Title`>>({
  title: { label: "Subject", kind: "line" },
  previewText: { label: "Preview text", kind: "line" },
  order: { label: "Order of the parts", kind: "line" },
  slug: { label: "URL", kind: "line" },
  scheduledAt: { label: "Time", kind: "date" },
  inArchive: { label: "In the archive", kind: "line" },
});

const [subject, preview, ...settings] = ownFields;

export const issueComparedFields: readonly ComparedField[] = [
  ...(subject && preview ? [subject, preview] : []),
  ...issueSlots.flatMap((slot): ComparedField[] => {
    const name = issuePartNames[kindOfSlot(slot)] + slot.replace(/^\D+/, " ").trimEnd();
    return [
      { name: `${slot}Title`, label: `${name}: heading`, kind: "line" },
      { name: `${slot}Html`, label: name, kind: "html" },
    ];
  }),
  ...settings,
];
