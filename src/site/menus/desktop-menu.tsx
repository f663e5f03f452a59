import { ChevronDown, Flag } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { barLinks, type NavGroup, type NavLink, navGroups } from "../../facts/navigation.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { classNames } from "../../lib/class-names.ts";
import { askWords } from "../ask-copy.ts";
import { AskField } from "../ask-field.tsx";
import { frameWords } from "../frame-copy.ts";
import { SiteLink } from "../site-link.tsx";
import { clearAccount, useAccount } from "../use-account.ts";
import { useOnNavigate } from "../use-navigation.ts";
import { NavCard } from "./nav-card.tsx";

/** Position, width and columns: all hang from the bar, so none can overflow the window. */
function layoutOf({ id, hasIntro, hasAsk, entries }: NavGroup): readonly [string, string, string?] {
  if (hasIntro) return ["right-3", "w-[46rem]", "grid-cols-[16.5rem_1fr]"];
  if (hasAsk || entries.length > 3) return ["right-3", "w-[48rem]", "grid-cols-2"];
  return [id === "0" ? "left-0" : "right-3", "w-[26.25rem]"];
}

type MenuPanelProps = { id: string; group: NavGroup; open: boolean; onPick: () => void };

/** When closed it is out of the tab order and the accessibility tree. */
function MenuPanel({ id, group, open, onPick }: MenuPanelProps) {
  const [position, width, columns] = layoutOf(group);
  const { industries: intro } = useCopy(frameWords);
  const ask = useCopy(askWords);
  const entries = group.entries.map((entry) => (
    <NavCard
      key={entry.label}
      entry={entry}
      onClick={onPick}
      className="grid-cols-[3.25rem_1fr] p-3.5 transition-colors hover:bg-ground"
    />
  ));
  return (
    // The padding bridges the gap below the button, so crossing it is not leaving.
    <div
      id={id}
      className={classNames(
        "absolute top-full pt-2.5 duration-150",
        position,
        // Closed panels are not rendered, so their pictures load on first opening.
        "transition-[opacity,translate,display] transition-discrete starting:-translate-y-1 starting:opacity-0",
        open ? "block" : "hidden -translate-y-1 opacity-0",
        "noscript:group-focus-within/entry:block noscript:group-focus-within/entry:opacity-100",
        "noscript:group-hover/entry:block noscript:group-hover/entry:opacity-100",
      )}
    >
      <div
        className={classNames(
          "on-paper grid gap-x-3 rounded-card border border-line bg-surface p-3 float-shadow",
          width,
          columns,
        )}
      >
        {group.hasIntro && (
          <SiteLink
            to="/"
            hash="industries"
            onClick={onPick}
            className="group/intro flex flex-col overflow-hidden rounded-panel bg-ground text-ink no-underline hover:text-ink"
          >
            <img src="/charts/industries-intro.svg" alt="" width={264} height={132} loading="lazy" className="w-full" />
            <span className="px-5 pt-4 pb-5">
              <span className="block font-serif text-[1.3125rem] leading-tight font-heading tracking-[-0.015em] text-balance">
                {intro.title}
              </span>
              <span className="mt-2 block text-sm text-balance text-ink-soft">{intro.text}</span>
              <span className="mt-3 block text-sm font-semibold text-tide group-hover/intro:underline">
                {intro.action}
              </span>
            </span>
          </SiteLink>
        )}
        {group.hasIntro ? <div className="grid content-evenly">{entries}</div> : entries}
        {group.hasAsk ? (
          <AskField
            compact
            label={ask.inMenu}
            className={classNames("self-center p-3.5", entries.length % 2 === 0 && "col-span-full")}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Milliseconds (spec 4 and 9). */
const menuDelays = {
  /** From pointer enter to opening. */
  open: 200,
  /** After a panel closes, the next opens without delay for this long. */
  skip: 300,
  /** From pointer leave to closing. */
  close: 150,
};

/** Which panel is open, and when (spec 4); reports `undefined` for none. */
export function createMenuTiming(onChange: (open: string | undefined) => void) {
  let current: string | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  // A click just after hover opened the panel means "open", not "close again".
  let openedByPointer = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: string | undefined, byPointer = false) {
    clearTimeout(timer);
    openedByPointer = byPointer;
    if (next === current) return;
    if (next === undefined) closedAt = Date.now();
    current = next;
    onChange(next);
  }

  return {
    enter(group: string) {
      clearTimeout(timer);
      if (group === current) return;
      const atOnce = current !== undefined || Date.now() - closedAt < menuDelays.skip;
      if (atOnce) show(group, true);
      else timer = setTimeout(() => show(group, true), menuDelays.open);
    },
    leave() {
      clearTimeout(timer);
      if (current !== undefined) timer = setTimeout(() => show(undefined), menuDelays.close);
    },
    toggle(group: string) {
      show(group === current && !openedByPointer ? undefined : group);
    },
    open: (group: string) => show(group),
    close: () => show(undefined),
    dispose: () => clearTimeout(timer),
  };
}

const entryClass =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-medium whitespace-nowrap no-underline transition-colors hover:bg-ink/6 aria-expanded:bg-ink/7";

function BarLink({ to, hash, label }: NavLink) {
  const isFlagged = to === "/ebook";
  return (
    <li>
      <SiteLink
        to={to}
        hash={hash}
        className={classNames(entryClass, isFlagged ? "text-flag hover:text-flag" : "text-ink hover:text-ink")}
      >
        {isFlagged ? <Flag className="size-4" /> : null}
        {label}
      </SiteLink>
    </li>
  );
}

/** The button precedes its panel in the DOM, so Tab flows from one into the other. */
const buttonOf = (group: Element) => group.querySelector<HTMLElement>("button");
const linksOf = (group: Element) => [...group.querySelectorAll<HTMLElement>("a")];

/** Opens on hover with a delay, at once on click or key (spec 2 and 4); without JavaScript by CSS alone. */
export function DesktopMenu() {
  const site = useSite();
  const words = useCopy(frameWords);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  const account = useAccount();
  const [timing] = useState(() => createMenuTiming(setOpen));
  useEffect(() => timing.dispose, [timing]);
  useOnNavigate(timing.close);

  useEffect(() => {
    if (open === undefined) return;
    function closeElsewhere({ target }: PointerEvent) {
      if (target instanceof Node && !list.current?.contains(target)) timing.close();
    }
    function closeOnEscape({ key }: globalThis.KeyboardEvent) {
      if (key !== "Escape") return;
      const group = document.activeElement?.closest("[data-group]");
      timing.close();
      if (group) buttonOf(group)?.focus();
    }
    const listeners = new AbortController();
    document.addEventListener("pointerdown", closeElsewhere, { signal: listeners.signal });
    document.addEventListener("keydown", closeOnEscape, { signal: listeners.signal });
    return () => listeners.abort();
  }, [open, timing]);

  /** Disclosure menu pattern: left and right along the bar, up and down in a panel. */
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    // In a field the arrows move the caret.
    if (event.target instanceof HTMLInputElement) return;
    const entries = [...event.currentTarget.children];
    const index = entries.findIndex((entry) => entry.contains(document.activeElement));
    const current = entries[index];
    if (!current) return;
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const step = event.key === "ArrowRight" ? 1 : -1;
      const next = entries[(index + step + entries.length) % entries.length];
      if (!next) return;
      const group = next instanceof HTMLElement ? next.dataset.group : undefined;
      // Focus first: leaving the old group closes its panel.
      (buttonOf(next) ?? linksOf(next)[0])?.focus();
      if (open !== undefined && group) timing.open(group);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const group = current instanceof HTMLElement ? current.dataset.group : undefined;
      if (!group) return;
      const stops = [buttonOf(current), ...linksOf(current)];
      const position = stops.findIndex((element) => element?.matches(":focus"));
      if (position === 0 && event.key === "ArrowUp") return;
      // The panel must be rendered before its first link can be focused.
      flushSync(() => timing.open(group));
      stops[event.key === "ArrowDown" ? Math.min(position + 1, stops.length - 1) : position - 1]?.focus();
    } else return;
    event.preventDefault();
  }

  function renderGroup(group: NavGroup) {
    const isOpen = open === group.id;
    const panel = `menu-${group.id}`;
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches the pointer and the focus of what is inside
      <li
        key={group.id}
        data-group={group.id}
        className="group/entry"
        onPointerEnter={({ pointerType }) => pointerType !== "touch" && timing.enter(group.id)}
        onPointerLeave={({ pointerType }) => pointerType !== "touch" && timing.leave()}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) timing.close();
        }}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => timing.toggle(group.id)}
          className={classNames(entryClass, group.highlighted ? "text-signal" : "text-ink")}
        >
          {group.highlighted && (
            <span
              className="mr-1 size-[7px] rounded-pill bg-signal-fill [box-shadow:0_0_0_3px_var(--signal-soft)]"
              aria-hidden="true"
            />
          )}
          {group.label}
          <ChevronDown className={classNames("size-4 opacity-65 transition-[rotate]", isOpen && "rotate-180")} />
        </button>
        <MenuPanel id={panel} group={group} open={isOpen} onPick={timing.close} />
      </li>
    );
  }

  return (
    <nav aria-label={words.main} className="hidden min-[64rem]:block">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from the buttons and links inside */}
      <ul ref={list} onKeyDown={onKeyDown} className="relative -mr-3 flex items-center gap-0.5">
        {/* At the free end of the row, so that nothing moves when it appears. */}
        {account ? (
          <account.AccountDropdown className={classNames(entryClass, "text-ink")} onSignedOut={clearAccount} />
        ) : null}
        {navGroups(site)
          .filter(({ entries }) => entries.length > 0)
          .map((group) => {
            const [only, ...others] = group.entries;
            // The product keeps its card (spec 2).
            const isLink = only && others.length === 0 && !group.highlighted && !group.hasAsk;
            return isLink ? <BarLink key={group.id} {...only} label={group.label} /> : renderGroup(group);
          })}
        {barLinks(site, "wide").map((link) => (
          <BarLink key={link.label} {...link} />
        ))}
      </ul>
    </nav>
  );
}
