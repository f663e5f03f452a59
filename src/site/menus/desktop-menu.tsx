import { ChevronDown, Flag } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { contactLink, ebookLink, type NavGroup, navGroups } from "../../facts/navigation.ts";
import { classNames } from "../../lib/class-names.ts";
import { SiteLink } from "../site-link.tsx";
import { clearAccount, useAccount } from "../use-account.ts";
import { useOnNavigate } from "../use-on-navigate.ts";
import { MenuPanel } from "./menu-panel.tsx";
import { createMenuTiming } from "./menu-timing.ts";

const entryLook =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-medium whitespace-nowrap no-underline transition-colors hover:bg-ink/6 aria-expanded:bg-ink/7";

/** The button of a group, which the panel stands behind in the document so that Tab flows from one into the other. */
const buttonOf = (group: Element) => group.querySelector<HTMLElement>("button");
const linksOf = (group: Element) => [...group.querySelectorAll<HTMLElement>("a")];

/**
 * The main menu of a wide screen (spec 2 and 4): panels open after the pointer rested, at once on a
 * click or a key. Without scripts they open by style alone.
 */
export function DesktopMenu() {
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
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open, timing]);

  /** Left and right walk along the bar, up and down through a panel (the pattern of a disclosure menu). */
  function walk(event: KeyboardEvent<HTMLUListElement>) {
    // In a field the arrows move the cursor.
    if (event.target instanceof HTMLInputElement) return;
    const entries = [...event.currentTarget.children];
    const at = entries.findIndex((entry) => entry.contains(document.activeElement));
    const here = entries[at];
    if (!here) return;
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const step = event.key === "ArrowRight" ? 1 : -1;
      const next = entries[(at + step + entries.length) % entries.length];
      if (!next) return;
      const group = next instanceof HTMLElement ? next.dataset.group : undefined;
      // Focus first: leaving the old group closes its panel.
      (buttonOf(next) ?? linksOf(next)[0])?.focus();
      if (open !== undefined && group) timing.open(group);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const group = here instanceof HTMLElement ? here.dataset.group : undefined;
      if (!group) return;
      const places = [buttonOf(here), ...linksOf(here)];
      const place = places.findIndex((element) => element?.matches(":focus"));
      if (place === 0 && event.key === "ArrowUp") return;
      // The panel must be on the page before its first link can be focused.
      flushSync(() => timing.open(group));
      places[event.key === "ArrowDown" ? Math.min(place + 1, places.length - 1) : place - 1]?.focus();
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
          className={classNames(entryLook, group.highlighted ? "text-signal" : "text-ink")}
        >
          {group.highlighted && (
            <span className="mr-1 size-[7px] rounded-pill bg-signal-fill ring-3 ring-signal-soft" aria-hidden="true" />
          )}
          {group.label}
          <ChevronDown className={classNames("size-4 opacity-65 transition-[rotate]", isOpen && "rotate-180")} />
        </button>
        <MenuPanel id={panel} group={group} open={isOpen} onPick={timing.close} />
      </li>
    );
  }

  return (
    <nav aria-label="Main" className="hidden min-[64rem]:block">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from the buttons and links inside */}
      <ul ref={list} onKeyDown={walk} className="relative -mr-3 flex items-center gap-0.5">
        {navGroups.map(renderGroup)}
        <li>
          <SiteLink to={contactLink.to} className={classNames(entryLook, "text-ink hover:text-ink")}>
            {contactLink.label}
          </SiteLink>
        </li>
        <li>
          <SiteLink to={ebookLink.to} className={classNames(entryLook, "text-flag hover:text-flag")}>
            <Flag className="size-4" />
            {ebookLink.label}
          </SiteLink>
        </li>
        {account ? (
          <account.AccountDropdown className={classNames(entryLook, "text-ink")} onSignedOut={clearAccount} />
        ) : null}
      </ul>
    </nav>
  );
}
