import { Plus } from "lucide-react";
import { useState } from "react";
import { useSite } from "../../facts/use-site.ts";
import {
  freeTextSlot,
  type IssueForm,
  type IssueSlot,
  issuePartNames,
  issueSlots,
  kindOfSlot,
  moveSlot,
  slotsOf,
} from "../../features/newsletter/issues/issue-content.ts";
import { visibleLength } from "../../features/newsletter/issues/issue-finding.ts";
import { timeOfDay } from "../../lib/time/clock-time.ts";
import { Button } from "../../ui/button.tsx";
import { MoveButtons } from "../../ui/move-buttons.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { cardClass, FieldRow, FormCard } from "../fields/form-layout.tsx";
import { localTime } from "../format-date-time.ts";
import { Note } from "../states.tsx";
import { contentField } from "./content-field.ts";
import type { EditorView } from "./editor-view.ts";
import { RichText } from "./rich-text.tsx";
import { GrowingText } from "./surface/growing-text.tsx";
import { PlainParts } from "./surface/plain-parts.tsx";
import { WritingSurface } from "./surface/writing-surface.tsx";

type IssuePartEditorProps = {
  slot: IssueSlot;
  name: string;
  title: string;
  html: string;
  index: number;
  count: number;
  onChange: (part: Partial<IssueForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const helps: Partial<Record<IssueSlot, string>> = {
  opening: "Follows the greeting. Words that make a reader read on.",
  monday: "One thing to try on Monday, small enough for a working day.",
  meeting: "One question that a reader can ask in the next meeting; it is set large.",
};

function IssuePartEditor(props: IssuePartEditorProps) {
  const { slot, name, title, html, index, count, onChange, onMove, onRemove } = props;
  return (
    <section className={cardClass()} aria-label={name}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-auto wrap-anywhere">{name}</h2>
        <MoveButtons className="-mr-2.5" {...{ name, index, count, onMove, onRemove }} />
      </div>
      {slot === "opening" ? null : (
        <TextField
          label={`Heading of ${name}`}
          id={`issue-${slot}Title`}
          value={title}
          onChange={(value) => onChange({ [`${slot}Title`]: value } as Partial<IssueForm>)}
        />
      )}
      <RichText
        label={`Text of ${name}`}
        {...(helps[slot] ? { help: helps[slot] } : {})}
        value={html}
        onChange={(value) => onChange({ [`${slot}Html`]: value } as Partial<IssueForm>)}
      />
    </section>
  );
}

type IssueTextProps = Omit<EditorView<IssueForm>, "id"> & {
  /** Edits now change the archive page only, not the email. */
  isSent: boolean;
  /** Focuses the empty subject. */
  isNew: boolean;
};

/** "37 characters. A phone shows about 40." */
const lengthHelp = (text: string, visible: number, where: string) =>
  `${text.length} characters. ${where} about ${visible}.`;

export function IssueText({ isSent, isNew, ...view }: IssueTextProps) {
  const { content, onChange } = view;
  const field = contentField<IssueForm>("issue", view);
  return (
    <>
      <PlainParts>
        <GrowingText
          {...field("title", "Subject", lengthHelp(content.title, visibleLength.subject, "A phone shows"))}
          className="is-title"
          placeholder="What is it about?"
          hasInitialFocus={isNew}
        />
        <GrowingText
          {...field(
            "previewText",
            "Preview text",
            lengthHelp(content.previewText, visibleLength.previewText, "Inboxes show"),
          )}
          className="is-summary"
          placeholder="One sentence that follows the subject in an inbox."
        />
        <InboxRow subject={content.title} previewText={content.previewText} at={content.scheduledAt} />
      </PlainParts>
      {isSent ? null : (
        <Note>Composed from what was published this week. Change anything; the originals stay as they are.</Note>
      )}
      <IssueParts content={content} onChange={onChange} />
    </>
  );
}

function InboxRow({ subject, previewText, at }: { subject: string; previewText: string; at: string }) {
  const site = useSite();
  const initials = site.facts.name
    .split(" ")
    .map(([first]) => first)
    .join("");
  return (
    <figure className="overflow-hidden rounded-panel border bg-paper">
      <div className="grid grid-cols-[40px_minmax(0,1fr)] gap-3 px-4 py-3.5 text-sm leading-[1.4]">
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-tide-soft font-semibold text-tide"
        >
          {initials}
        </span>
        <div className="*:truncate">
          <b className="flex justify-between gap-3">
            {site.facts.name}
            <span className="font-normal text-xs text-ink-soft">
              {at ? localTime(site, new Date(at)) : timeOfDay(site.facts.newsletterTime)}
            </span>
          </b>
          <p>{subject || "Subject"}</p>
          <p className="text-ink-soft">
            {previewText || "Without a preview text, the first words of the issue appear here."}
          </p>
        </div>
      </div>
      <figcaption className="px-4 pb-3 text-xs text-ink-soft">
        As an inbox shows it, at the width of this column.
      </figcaption>
    </figure>
  );
}

/** The parts of an email on the writing surface, for issues and sequences. */
export function IssueParts({ content, onChange }: Pick<IssueTextProps, "content" | "onChange">) {
  const [announcement, setAnnouncement] = useState("");
  const slots = slotsOf(content);
  const nameOf = (slot: IssueSlot) => content[`${slot}Title`].trim() || issuePartNames[kindOfSlot(slot)];

  function move(slot: IssueSlot, by: -1 | 1) {
    const order = moveSlot(content.order, slot, by);
    if (order === content.order) return;
    onChange({ order });
    setAnnouncement(`${nameOf(slot)} is now part ${slotsOf({ order }).indexOf(slot) + 1} of ${slots.length}.`);
  }
  function remove(slot: IssueSlot) {
    onChange({ order: slots.filter((other) => other !== slot).join(",") });
    setAnnouncement(`${nameOf(slot)} was removed. Its words are restored when you add it again.`);
  }
  return (
    <>
      <WritingSurface label="Parts of the issue" medium="email" variant="cards">
        {slots.map((slot, index) => (
          <IssuePartEditor
            key={slot}
            slot={slot}
            name={nameOf(slot)}
            title={content[`${slot}Title`]}
            html={content[`${slot}Html`]}
            index={index}
            count={slots.length}
            onChange={onChange}
            onMove={(by) => move(slot, by)}
            onRemove={() => remove(slot)}
          />
        ))}
      </WritingSurface>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <AddPart content={content} onChange={onChange} />
    </>
  );
}

function AddPart({ content, onChange }: Pick<IssueTextProps, "content" | "onChange">) {
  const slots = slotsOf(content);
  const text = freeTextSlot(content.order);
  const free: IssueSlot[] = [
    ...(text ? [text] : []),
    ...issueSlots.filter((slot) => !slot.startsWith("text") && !slots.includes(slot)),
  ];
  const [selected, setSelected] = useState<string>("");
  const slot = free.find((candidate) => candidate === selected) ?? free[0];
  if (!slot) return null;
  const kind = kindOfSlot(slot);
  function add(added: IssueSlot) {
    const title = content[`${added}Title`] || (kind === "opening" || kind === "text" ? "" : issuePartNames[kind]);
    onChange({ order: [...slots, added].join(","), [`${added}Title`]: title } as Partial<IssueForm>);
  }
  return (
    <FormCard>
      <FieldRow>
        <SelectField
          label="Add a part"
          value={slot}
          options={free.map((candidate) => ({ value: candidate, label: issuePartNames[kindOfSlot(candidate)] }))}
          onChange={setSelected}
        />
        <div className="grid items-end justify-items-start">
          <Button kind="secondary" onClick={() => add(slot)}>
            <Plus />
            Add part
          </Button>
        </div>
      </FieldRow>
    </FormCard>
  );
}
