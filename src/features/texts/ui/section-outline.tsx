import { ArrowDown, ArrowUp, Eye, EyeOff, ListTree } from "lucide-react";
import { sectionGroups } from "../../../facts/page-sections.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { classNames } from "../../../lib/class-names.ts";
import { buttonClass, IconButton } from "../../../ui/button.tsx";
import { movedSection, orderValue, placedGroups, toggledSection } from "../section-order.ts";
import { type FieldValue, titleOfSection } from "../text-fields.ts";

type SectionOutlineProps = { page: TextPage; value: FieldValue | undefined; onChange: (value: FieldValue) => void };

/** The sections of the page, to jump to, move and hide. */
export function SectionOutline({ page, value, onChange }: SectionOutlineProps) {
  const groups = placedGroups(sectionGroups(page), value);
  /** A moved row leaves the document for a moment, and its button the focus. */
  function move(button: HTMLButtonElement, name: string, by: -1 | 1): void {
    onChange(orderValue(movedSection(groups, name, by)));
    requestAnimationFrame(() => button.focus());
  }
  if (groups.length === 0) return null;
  return (
    <details className="relative">
      <summary className={buttonClass({ kind: "quiet", size: "sm", className: "list-none" })}>
        <ListTree />
        Sections
      </summary>
      <ol className="absolute bottom-full left-0 z-1 mb-3 grid max-h-[70svh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-surface px-3 py-1 shadow-float">
        {groups.flatMap((group) =>
          group.map(({ name, isHidden }, index) => {
            const title = titleOfSection(name);
            return (
              <li key={name} className="flex items-center border-line border-t first:border-t-0">
                <button
                  type="button"
                  disabled={isHidden}
                  className={classNames("min-h-11 flex-1 text-left", isHidden && "text-ink-soft line-through")}
                  onClick={() => document.getElementById(name)?.scrollIntoView()}
                >
                  {title}
                </button>
                <IconButton
                  label={`Move ${title} up`}
                  bare
                  disabled={index === 0}
                  onClick={({ currentTarget }) => move(currentTarget, name, -1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Move ${title} down`}
                  bare
                  disabled={index === group.length - 1}
                  onClick={({ currentTarget }) => move(currentTarget, name, 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={isHidden ? `Show ${title}` : `Hide ${title}`}
                  bare
                  onClick={() => onChange(orderValue(toggledSection(groups, name)))}
                >
                  {isHidden ? <EyeOff /> : <Eye />}
                </IconButton>
              </li>
            );
          }),
        )}
      </ol>
    </details>
  );
}
