import { ArrowDown, ArrowUp, Eye, EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cardClass } from "../../../admin/fields/form-layout.tsx";
import { Note } from "../../../admin/states.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { sectionGroups } from "../../../facts/page-sections.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { IconButton } from "../../../ui/button.tsx";
import { movedSection, orderValue, placedGroups, toggledSection } from "../section-order.ts";
import { type FieldValue, titleOfSection } from "../text-fields.ts";

type SectionOrderProps = { page: TextPage; value: FieldValue | undefined; onChange: (value: FieldValue) => void };

/** Hides and moves the sections of a page. */
export function SectionOrder({ page, value, onChange }: SectionOrderProps) {
  const groups = placedGroups(sectionGroups(page), value);
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<{ name: string; by: -1 | 1 }>();
  const card = useRef<HTMLElement>(null);

  // A moved row leaves the document for a moment, and its button the focus.
  useEffect(() => {
    if (!moved) return;
    const [up, down] = card.current?.querySelectorAll<HTMLButtonElement>(`[data-section="${moved.name}"] button`) ?? [];
    const [wanted, other] = moved.by < 0 ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  }, [moved]);

  function move(name: string, by: -1 | 1): void {
    const next = movedSection(groups, name, by);
    onChange(orderValue(next));
    setMoved({ name, by });
    const group = next.find((sections) => sections.some((section) => section.name === name)) ?? [];
    const place = group.findIndex((section) => section.name === name) + 1;
    setSaid(`${titleOfSection(name)}: now ${place} of ${group.length}.`);
  }
  function toggle(name: string, isHidden: boolean): void {
    onChange(orderValue(toggledSection(groups, name)));
    setSaid(`${titleOfSection(name)}: ${isHidden ? "shown" : "hidden"}.`);
  }
  return (
    <section ref={card} aria-labelledby="sections-title" className={cardClass("scroll-mt-22")}>
      <h2 id="sections-title">Sections</h2>
      <Note>
        {groups.length > 1
          ? "Sections move within their group: what is between the groups stays where it is."
          : "The head of the page and its end stay where they are."}
      </Note>
      <p role="status" className="sr-only">
        {said}
      </p>
      {groups.map((group) => (
        <ol
          key={group
            .map(({ name }) => name)
            .toSorted()
            .join()}
          className="admin-rows rounded-panel border px-4"
        >
          {group.map(({ name, isHidden }, index) => {
            const title = titleOfSection(name);
            return (
              <li key={name} data-section={name}>
                <span className={isHidden ? "text-ink-soft line-through" : undefined}>{title}</span>
                {isHidden ? <StatusChip tone="open">Hidden</StatusChip> : null}
                <span className="flex">
                  <IconButton label={`Move ${title} up`} bare disabled={index === 0} onClick={() => move(name, -1)}>
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    label={`Move ${title} down`}
                    bare
                    disabled={index === group.length - 1}
                    onClick={() => move(name, 1)}
                  >
                    <ArrowDown />
                  </IconButton>
                  <IconButton
                    label={isHidden ? `Show ${title}` : `Hide ${title}`}
                    bare
                    onClick={() => toggle(name, isHidden)}
                  >
                    {isHidden ? <EyeOff /> : <Eye />}
                  </IconButton>
                </span>
              </li>
            );
          })}
        </ol>
      ))}
    </section>
  );
}
