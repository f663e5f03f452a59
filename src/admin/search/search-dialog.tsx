import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import type { Site } from "../../facts/site.ts";
import { useSite } from "../../facts/use-site.ts";
import { fetchFoundRecords } from "../../features/overview/search/admin-search.functions.ts";
import {
  type FoundRecord,
  foundKinds,
  maxTermLength,
  minTermLength,
} from "../../features/overview/search/found-record.ts";
import { settingGroups } from "../../features/settings/setting-groups.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { createStore } from "../../lib/store.ts";
import { minuteMs } from "../../lib/time/durations.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { AdminButton } from "../admin-button.tsx";
import { copyText } from "../copy-text.ts";
import { counted, formatDateTime } from "../format-date-time.ts";
import { adminNavEntries, adminUtilities } from "../frame/admin-navigation.ts";
import { useNewIssue } from "../frame/new-entry.tsx";
import { type RecentPage, recentPages } from "../recent-pages.ts";
import { recordKinds } from "../record/record-kinds.ts";
import { useShortcut } from "../shortcuts.tsx";
import { useDebounced } from "../use-debounced.ts";

type SearchChoice = { key: string; href: string; label: string; note: string; command?: Command };
/** Runs instead of opening `href`. */
type Command = "new-issue" | "copy-booking-link";

type SearchGroup = { title: string; choices: readonly SearchChoice[] };

type Screen = SearchChoice & {
  /** Other search terms, in lower case. */
  keywords: string;
};

const screen = (href: string, label: string, note: string, keywords = "", command?: Command): Screen => ({
  key: `${href} ${label}`,
  href,
  label,
  note,
  keywords: `${label} ${keywords}`.toLowerCase(),
  ...(command && { command }),
});

const navEntries = [...adminNavEntries, ...adminUtilities];

const screens: readonly Screen[] = [
  ...navEntries.map(({ label, tabs: [first] }) =>
    screen(first.to, first.label, first.label === label ? "" : label, label),
  ),
  screen("/admin/articles/new", "New article", "", "write post"),
  screen("/admin/episodes/new", "New episode", "", "podcast"),
  screen("/admin/pages/own/new", "New page", "", "write website"),
  screen("/admin/newsletter", "New issue", "", "write newsletter email", "new-issue"),
  screen("/admin/leads/new", "New lead", "", "contact person"),
  screen("/admin/bookings/new", "New booking", "", "call meeting appointment"),
  screen("/strategy-call", "Copy booking link", "", "share calendar url call", "copy-booking-link"),
  screen("/admin/media", "Upload a file", "", "new image photo recording add"),
  screen("/admin/subscribers/import", "Import subscribers", "", "csv newsletter"),
  ...navEntries.flatMap(({ label: parentLabel, tabs: [, ...others] }) =>
    others.filter(({ hash }) => hash === undefined).map(({ to, label }) => screen(to, label, parentLabel, parentLabel)),
  ),
];

const settings: readonly Screen[] = [
  ...Object.entries(settingGroups).map(([name, { title, fields }]) =>
    screen(`/admin/settings#${name}`, title, "Settings", `settings ${fields.map(({ label }) => label).join(" ")}`),
  ),
  screen("/admin/settings#legal", "Legal texts", "Settings", "settings impressum privacy policy terms"),
];

/** Entries that contain every word of a term; those whose name starts with it first. */
function matching(entries: readonly Screen[], term: string): readonly SearchChoice[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = entries.filter((entry) => words.every((word) => entry.keywords.includes(word)));
  const rank = ({ keywords }: Screen) => (keywords.startsWith(words[0] ?? "") ? 0 : 1);
  return matches.toSorted((a, b) => rank(a) - rank(b)).slice(0, 7);
}

const recordChoice = (site: Site, { kind, id, title, note, at }: FoundRecord): SearchChoice => ({
  key: `${kind}:${id}`,
  href: recordKinds[kind].page.replace("$id", String(id)),
  label: title,
  note: [note, at && formatDateTime(site, at)].filter(Boolean).join(", "),
});

/** Screens and settings match at once, records once the server has responded. */
export function searchGroups(site: Site, term: string, records: readonly FoundRecord[]): SearchGroup[] {
  return [
    { title: "Screens", choices: matching(screens, term) },
    ...foundKinds.map((kind) => ({
      title: recordKinds[kind].many,
      choices: records.filter((record) => record.kind === kind).map((item) => recordChoice(site, item)),
    })),
    { title: "Settings", choices: matching(settings, term) },
  ].filter(({ choices }) => choices.length > 0);
}

export function firstGroups(recent: readonly RecentPage[]): SearchGroup[] {
  const pages = recent.map(({ path, title }) => ({ key: path, href: path, label: title, note: "" }));
  const recentPaths = new Set(recent.map(({ path }) => path));
  return [
    { title: "Recent pages", choices: pages },
    { title: "Screens", choices: screens.filter(({ href }) => !recentPaths.has(href)).slice(0, 8) },
  ].filter(({ choices }) => choices.length > 0);
}

const isSearchOpen = createStore(false);

export const openSearch = () => isSearchOpen.set(true);

type SearchListProps = {
  id: string;
  groups: readonly SearchGroup[];
  selected: SearchChoice | undefined;
  onOpen: (choice: SearchChoice) => void;
};

/** Id of an option, for `aria-activedescendant`. */
const optionId = (listId: string, { key }: Pick<SearchChoice, "key">) => `${listId}-${key.replaceAll(/\W+/g, "_")}`;

/** The focus stays in the field. */
function SearchList({ id, groups, selected, onOpen }: SearchListProps) {
  const list = useRef<HTMLDivElement>(null);
  const selectedKey = selected?.key;
  useEffect(() => {
    if (selectedKey) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [selectedKey]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className="mt-2">
      {groups.map(({ title, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox isn't a fieldset
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
              aria-selected={choice.key === selectedKey}
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

/** Milliseconds without typing before the server is queried. */
const pauseMs = 120;

function useFoundRecords(term: string) {
  const searchedTerm = useDebounced(term, pauseMs);
  const enabled = searchedTerm.length >= minTermLength;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin", "search", searchedTerm],
    queryFn: () => fetchFoundRecords({ data: { term: searchedTerm } }),
    enabled,
    staleTime: 0,
    // Names of people are not cached for long.
    gcTime: minuteMs,
    retry: 1,
  });
  const isWanted = term.length >= minTermLength;
  const isCurrent = searchedTerm === term;
  return {
    records: isWanted && isCurrent ? (data ?? []) : [],
    pending: isWanted && (!isCurrent || (isFetching && !data)),
    error: isCurrent ? error : null,
    retry: () => void refetch(),
  };
}

/** Arrow keys select, Enter opens. */
function SearchBox({ onClose }: { onClose: () => void }) {
  const site = useSite();
  const [typed, setTyped] = useState("");
  const [position, setPosition] = useState(0);
  /** Enter was pressed before the records arrived. */
  const [isOpenRequested, setOpenRequested] = useState(false);
  const [recent] = useState(() => recentPages().filter(({ path }) => path !== window.location.pathname));
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const term = typed.trim();
  const { records, pending, error, retry } = useFoundRecords(term);
  const groups = term === "" ? firstGroups(recent) : searchGroups(site, term, records);
  const choices = groups.flatMap((group) => group.choices);
  const selected = choices[Math.min(position, choices.length - 1)];

  // The dialog focuses the field with this attribute when it opens later; React's own property sets none.
  useEffect(() => field.current?.setAttribute("autofocus", ""), []);

  const issue = useNewIssue();
  function open({ href, command }: SearchChoice): void {
    onClose();
    if (command === "new-issue") issue.run();
    else if (command === "copy-booking-link") void copyText(window.location.origin + href, "Booking link copied");
    else void navigate({ href });
  }
  const openFirst = useEffectEvent(() => {
    setOpenRequested(false);
    if (selected) open(selected);
  });
  useEffect(() => {
    if (isOpenRequested && !pending) openFirst();
  }, [isOpenRequested, pending]);

  function onKeyDown(event: KeyboardEvent): void {
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
      if (pending && position === 0) setOpenRequested(true);
      else if (selected) open(selected);
    }
  }

  return (
    <>
      <SearchField
        ref={field}
        label="Search everything"
        placeholder="A person, an article, “new issue” …"
        value={typed}
        maxLength={maxTermLength}
        autoComplete="off"
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={selected && optionId(listId, selected)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value);
          setPosition(0);
          setOpenRequested(false);
        }}
      />
      <SearchList id={listId} groups={groups} selected={selected} onOpen={open} />
      <p role="status" className="grid justify-items-start gap-2 px-2.5 pt-2 pb-0 text-sm text-ink-soft empty:hidden">
        {error ? null : pending ? "Searching …" : term === "" ? null : resultText(term, choices.length)}
      </p>
      {error ? (
        <div
          role="alert"
          className="grid justify-items-start gap-2 px-2.5 pt-2 pb-0 text-sm text-ink-soft empty:hidden"
        >
          <p>The search did not work. {errorMessage(error)}</p>
          <AdminButton onClick={retry}>Try again</AdminButton>
        </div>
      ) : null}
    </>
  );
}

const resultText = (term: string, count: number) =>
  count === 0 ? `Nothing matches “${term}”. Try fewer words, or part of one.` : counted(count, "result");

export function SearchDialog() {
  const open = useSyncExternalStore(isSearchOpen.subscribe, isSearchOpen.read, () => false);
  const close = () => isSearchOpen.set(false);
  useShortcut("/", openSearch);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Search"
      className="mt-[min(10dvh,96px)] max-h-[min(80dvh,720px)] w-[min(640px,calc(100vw-24px))] [&>.dialog-head]:pt-4"
    >
      {open ? <SearchBox onClose={close} /> : null}
    </Dialog>
  );
}
