import { useEffect, useRef } from "react";
import type { SearchChoice, SearchGroup } from "./search-choices.ts";

type SearchListProps = {
  id: string;
  groups: readonly SearchGroup[];
  chosen: SearchChoice | undefined;
  onOpen: (choice: SearchChoice) => void;
};

/** The element of an option, by which the field names it. */
export const optionId = (listId: string, { key }: Pick<SearchChoice, "key">) =>
  `${listId}-${key.replaceAll(/\W+/g, "_")}`;

/** What the text of the search leads to, in groups; the field keeps the focus and says which one is chosen. */
export function SearchList({ id, groups, chosen, onOpen }: SearchListProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosenKey = chosen?.key;
  useEffect(() => {
    if (chosenKey) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosenKey]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className="mt-2">
      {groups.map(({ title, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-2.5 pt-3 pb-1 font-semibold text-sm text-ink-soft">
            {title}
          </p>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the field, which keeps the focus
            <div
              key={choice.key}
              id={optionId(id, choice)}
              role="option"
              tabIndex={-1}
              aria-selected={choice.key === chosenKey}
              className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 rounded-control p-2.5 wrap-anywhere hover:bg-ink/6 aria-selected:bg-tide-soft aria-selected:shadow-[inset_3px_0_0_var(--tide)]"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(choice)}
            >
              <span>{choice.label}</span>
              {choice.note ? <small className="text-sm">{choice.note}</small> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
