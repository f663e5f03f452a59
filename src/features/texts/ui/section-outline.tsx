import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { sectionGroups } from "../../../facts/page-sections.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { classNames } from "../../../lib/class-names.ts";
import { IconButton } from "../../../ui/button.tsx";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { movedSection, orderValue, placedGroups, toggledSection } from "../section-order.ts";
import { type FieldValue, labelOf } from "../text-fields.ts";

type SectionOutlineProps = { page: TextPage; value: FieldValue | undefined; onChange: (value: FieldValue) => void };

/** The sections of a page, to hide and to move within their groups. */
export function SectionOutline({ page, value, onChange }: SectionOutlineProps) {
  const groups = placedGroups(sectionGroups(page), value);
  const [announcement, setAnnouncement] = useState("");
  function move(name: string, by: -1 | 1): void {
    const next = movedSection(groups, name, by);
    onChange(orderValue(next));
    const group = next.find((sections) => sections.some((section) => section.name === name)) ?? [];
    const position = group.findIndex((section) => section.name === name) + 1;
    setAnnouncement(`${labelOf(name)}: now ${position} of ${group.length}.`);
  }
  function toggle(name: string, isHidden: boolean): void {
    onChange(orderValue(toggledSection(groups, name)));
    setAnnouncement(`${labelOf(name)}: ${isHidden ? "shown" : "hidden"}.`);
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {groups.map((group) => (
        <ol
          key={group
            .map(({ name }) => name)
            .toSorted()
            .join()}
          className="rounded-panel border border-line px-4"
        >
          {group.map(({ name, isHidden }, index) => {
            const title = labelOf(name);
            return (
              <li key={name} className="flex min-h-11 items-center justify-between border-line not-first:border-t">
                <span className={classNames("min-w-0 wrap-anywhere", isHidden && "text-ink-soft")}>
                  {isHidden ? <s>{title}</s> : title} {isHidden ? <small>Hidden</small> : null}
                </span>
                <span className="flex flex-none">
                  <MoveButtons name={title} index={index} count={group.length} onMove={(by) => move(name, by)} />
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
    </>
  );
}
