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
    <div ref={list} id={id} role="listbox" aria-label="Results" className="admin-search-list">
      {groups.map(({ title, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="admin-search-group">
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
              className="admin-search-choice"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(choice)}
            >
              <span>{choice.label}</span>
              {choice.note ? <small>{choice.note}</small> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
