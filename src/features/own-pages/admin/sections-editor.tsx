import { ChevronDown, Eye, EyeOff, GripVertical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { ToolMenu } from "../../../admin/editor/surface/tool-menu.tsx";
import { EntryList } from "../../../admin/fields/entry-list.tsx";
import { cardClass } from "../../../admin/fields/form-layout.tsx";
import { Note, Problem } from "../../../admin/states.tsx";
import { moveItem } from "../../../lib/move-item.ts";
import { randomId } from "../../../lib/random-id.ts";
import { buttonClass, IconButton } from "../../../ui/button.tsx";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useDragOrder } from "../../../ui/use-drag-order.ts";
import { parseSections, sectionsText, unreadableSections } from "../read-sections.ts";
import { type DraftSection, factsOf, maxSections, type SectionKind, sectionKindNames } from "../section-kinds.ts";
import { SectionWords } from "./section-words.tsx";

const emptyWords = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));

function newSection(kind: SectionKind): DraftSection {
  const { words, items } = factsOf(kind);
  return {
    key: randomId().slice(0, 8),
    kind,
    isHidden: false,
    words: emptyWords(words),
    items: items ? [emptyWords(items.words)] : [],
  };
}

/** Such as "Cards: What we do"; without words, only the kind. */
function nameOf({ kind, words }: DraftSection): string {
  const title = (words.title || words.text || words.caption || "").trim();
  return title ? `${factsOf(kind).label}: ${title.slice(0, 60)}` : factsOf(kind).label;
}

type SectionFormProps = { section: DraftSection; onChange: (section: DraftSection) => void };

function SectionForm({ section, onChange }: SectionFormProps) {
  const { words: fields, items } = factsOf(section.kind);
  const id = `section-${section.key}`;
  return (
    <div className="grid gap-4 pt-2">
      <SectionWords
        id={id}
        fields={fields}
        words={section.words}
        onChange={(words) => onChange({ ...section, words })}
      />
      {items ? (
        <div>
          <EntryList
            rows={section.items}
            nameOf={(_, index) => `${items.one} ${index + 1}`}
            add={{ label: `Add a ${items.one}`, max: items.max, create: () => emptyWords(items.words) }}
            onChange={(rows) => onChange({ ...section, items: rows })}
            className="grid gap-3 border-t pt-3"
          >
            {(row, index, put) => (
              <SectionWords
                id={`${id}-${index}`}
                fields={items.words}
                words={row}
                suffix={` (${items.one} ${index + 1})`}
                onChange={put}
              />
            )}
          </EntryList>
        </div>
      ) : null}
    </div>
  );
}

type SectionsEditorProps = {
  id: string;
  /** JSON, empty without any. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** With more sections, all are collapsed at first. */
const maxExpanded = 4;

/** Adds sections from a menu, moves, hides and removes them; a removal can be undone. */
export function SectionsEditor({ id, value, error, onChange }: SectionsEditorProps) {
  const readable = parseSections(value);
  const sections = readable ?? [];
  const latest = useRef(sections);
  useEffect(() => {
    latest.current = sections;
  });
  const list = useRef<HTMLOListElement>(null);
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (added.current === undefined) return;
    const card = list.current?.querySelector(`[data-section="${added.current}"]`);
    added.current = undefined;
    card?.scrollIntoView({ block: "center" });
    card?.querySelector<HTMLElement>("input, textarea, [contenteditable]")?.focus({ preventScroll: true });
  });

  const [announcement, setAnnouncement] = useState("");

  const put = (next: readonly DraftSection[]) => onChange(sectionsText(next));
  function move(from: number, to: number): void {
    const section = sections[from];
    if (!section) return;
    put(moveItem(sections, from, to - from));
    setAnnouncement(`${nameOf(section)}: now ${to + 1} of ${sections.length}.`);
  }
  const order = useDragOrder(move);
  function add(kind: SectionKind): void {
    const section = newSection(kind);
    added.current = section.key;
    put([...sections, section]);
  }
  function remove(section: DraftSection, index: number): void {
    put(sections.filter(({ key }) => key !== section.key));
    const undo = () => put(latest.current.toSpliced(index, 0, section));
    toast({ title: `${nameOf(section)} was removed`, action: { label: "Undo", run: undo } });
  }

  const isPresent = (kind: SectionKind) => sections.some((section) => section.kind === kind);
  const addable = sectionKindNames.filter((kind) => !factsOf(kind).isSingle || !isPresent(kind));

  return (
    <section id={id} tabIndex={-1} aria-label="Sections" className="grid min-w-0 gap-4">
      <h2>Sections</h2>
      <Problem text={readable ? error : unreadableSections} />
      {readable?.length === 0 ? <Note>A page is made of sections. Most begin with a hero.</Note> : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} className="grid min-w-0 gap-4">
        {sections.map((section, index) => {
          const name = nameOf(section);
          const { isHidden } = section;
          return (
            <li
              key={section.key}
              data-section={section.key}
              {...order.entry(index)}
              className={cardClass(order.line(index))}
            >
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span
                  {...order.handle(index)}
                  title="Drag to move"
                  className="flex min-h-11 min-w-0 flex-auto cursor-grab items-center gap-2 font-semibold active:cursor-grabbing pointer-coarse:cursor-auto"
                >
                  <GripVertical className="size-5 flex-none text-ink-soft pointer-coarse:hidden" />
                  <span className="min-w-0 wrap-anywhere">
                    {name}
                    {isHidden ? <small className="ms-2 font-normal text-ink-soft">Hidden</small> : null}
                  </span>
                </span>
                <span className="flex">
                  <IconButton
                    bare
                    label={`${isHidden ? "Show" : "Hide"} ${name}`}
                    onClick={() => put(sections.with(index, { ...section, isHidden: !isHidden }))}
                  >
                    {isHidden ? <EyeOff /> : <Eye />}
                  </IconButton>
                  <MoveButtons
                    name={name}
                    index={index}
                    count={sections.length}
                    onMove={(by) => move(index, index + by)}
                    onRemove={() => remove(section, index)}
                  />
                </span>
              </div>
              <Collapsible isOpen={sections.length <= maxExpanded || section.key === added.current} summary="Words">
                <SectionForm section={section} onChange={(next) => put(sections.with(index, next))} />
              </Collapsible>
            </li>
          );
        })}
      </ol>
      {readable && sections.length < maxSections ? (
        <span className="justify-self-start">
          <ToolMenu
            label="Add section"
            className={buttonClass({ kind: "secondary" })}
            items={addable.map((kind) => ({ name: factsOf(kind).label, run: () => add(kind) }))}
          >
            Add section
            <ChevronDown />
          </ToolMenu>
        </span>
      ) : null}
    </section>
  );
}
