import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { maxTermLength } from "../../features/overview/search/found-record.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { counted } from "../format-date-time.ts";
import { recentPages } from "../recent-pages.ts";
import { firstGroups, type SearchChoice, searchGroups } from "./search-choices.ts";
import { optionId, SearchList } from "./search-list.tsx";
import { useFoundRecords } from "./use-found-records.ts";

/** A field with what its text leads to below it; arrow keys choose, Enter opens. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [position, setPosition] = useState(0);
  /** Enter was pressed before the records were there. */
  const [isHurried, setHurried] = useState(false);
  const [recent] = useState(() => recentPages().filter(({ path }) => path !== window.location.pathname));
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const term = typed.trim();
  const { records, pending, error, retry } = useFoundRecords(term);
  const groups = term === "" ? firstGroups(recent) : searchGroups(term, records);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices[Math.min(position, choices.length - 1)];

  // The dialog opens after this and gives the focus to the field that has the attribute; React's own property sets none.
  useEffect(() => field.current?.setAttribute("autofocus", ""), []);

  function open({ href }: SearchChoice): void {
    onClose();
    void navigate({ href });
  }
  const openHurried = useEffectEvent(() => {
    setHurried(false);
    if (chosen) open(chosen);
  });
  useEffect(() => {
    if (isHurried && !pending) openHurried();
  }, [isHurried, pending]);

  function press(event: KeyboardEvent): void {
    const last = choices.length - 1;
    const current = Math.min(position, last);
    const moves: Record<string, number> = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
    };
    const next = moves[event.key];
    if (next !== undefined && last >= 0) {
      event.preventDefault();
      setPosition(next);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (pending && position === 0) setHurried(true);
      else if (chosen) open(chosen);
    }
  }

  return (
    <>
      <SearchField
        ref={field}
        label="Search everything"
        placeholder="People, articles, settings …"
        value={typed}
        maxLength={maxTermLength}
        autoComplete="off"
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(listId, chosen)}
        onKeyDown={press}
        onChange={({ target }) => {
          setTyped(target.value);
          setPosition(0);
          setHurried(false);
        }}
      />
      <SearchList id={listId} groups={groups} chosen={chosen} onOpen={open} />
      <p role="status" className="grid justify-items-start gap-2 px-2.5 pt-2 pb-0 text-sm text-ink-soft empty:hidden">
        {error ? null : pending ? "Searching …" : term === "" ? null : words(term, choices.length)}
      </p>
      {error ? (
        <div
          role="alert"
          className="grid justify-items-start gap-2 px-2.5 pt-2 pb-0 text-sm text-ink-soft empty:hidden"
        >
          <p>The search did not work. {errorMessage(error)}</p>
          <Button kind="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
    </>
  );
}

const words = (term: string, count: number) =>
  count === 0 ? `Nothing matches “${term}”. Try fewer words, or part of one.` : counted(count, "result");
