import { ChevronDown, Flag, Menu, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { barLinks, navGroups } from "../../facts/navigation.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { buttonClass, iconButtonClass } from "../../ui/button.tsx";
import { askWords } from "../ask-copy.ts";
import { AskField } from "../ask-field.tsx";
import { BrandLink } from "../brand-link.tsx";
import { frameWords } from "../frame-copy.ts";
import { SiteLink } from "../site-link.tsx";
import { clearAccount, useAccount } from "../use-account.ts";
import { useOnNavigate } from "../use-navigation.ts";
import { DesktopMenu } from "./desktop-menu.tsx";
import { NavCard } from "./nav-card.tsx";

/** From this width the bar shows the whole menu. */
const wideScreen = "(width >= 64rem)";

/** A modal sheet with an accordion (spec 2 and 4); without JavaScript the same sheet is a popover. */
function MobileMenu() {
  const site = useSite();
  const words = useCopy(frameWords);
  const ask = useCopy(askWords);
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const account = useAccount();
  const groups = navGroups(site).filter(({ smallEntries }) => smallEntries.length > 0);
  const close = () => sheet.current?.close();
  useOnNavigate(close);

  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(wideScreen);
    const closeWhenWide = () => wide.matches && sheet.current?.close();
    const page = document.documentElement.classList;
    page.add("overflow-hidden");
    wide.addEventListener("change", closeWhenWide);
    // The window may have grown since the click.
    closeWhenWide();
    return () => {
      page.remove("overflow-hidden");
      wide.removeEventListener("change", closeWhenWide);
    };
  }, [open]);

  function show() {
    const menu = sheet.current;
    if (!menu || menu.open) return;
    if (menu.matches(":popover-open")) menu.hidePopover();
    if (window.matchMedia(wideScreen).matches) return;
    menu.showModal();
    menu.querySelector("button")?.focus();
    setOpen(true);
  }

  // Opened before hydration, it is still a popover.
  const showIfOpen = useEffectEvent(() => {
    if (sheet.current?.matches(":popover-open")) show();
  });
  useEffect(() => showIfOpen(), []);

  function onOpen(event: MouseEvent) {
    // A popover would leave the page behind it reachable.
    event.preventDefault();
    show();
  }

  /** Modal dialogs let Tab reach the browser's controls; this wraps at both ends. */
  function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== "Tab") return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, input, summary")].filter((stop) =>
      stop.checkVisibility(),
    );
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  return (
    <div className="min-[64rem]:hidden">
      <button
        type="button"
        className={iconButtonClass({ bare: true, className: "-mr-2.5" })}
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
        onClick={onOpen}
      >
        <Menu className="size-6!" />
      </button>
      <dialog
        ref={sheet}
        id={id}
        popover="auto"
        aria-label={words.menu}
        onClose={() => setOpen(false)}
        onKeyDown={keepFocus}
        className="on-paper fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-auto overscroll-contain border-0 p-0 open:flex"
      >
        <div className="wrap sticky top-0 flex h-bar flex-none items-center justify-between bg-paper">
          <BrandLink onClick={close} />
          <button
            type="button"
            className={iconButtonClass({ bare: true, className: "-mr-2.5" })}
            aria-label={words.closeMenu}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={close}
          >
            <X className="size-6!" />
          </button>
        </div>
        <nav aria-label={words.main} className="wrap flex grow flex-col pt-2 pb-6">
          {groups.map((group) => (
            <details key={group.id} name="site-menu" className="group/fold border-b border-line">
              <summary className="flex min-h-16 items-center justify-between gap-6 font-serif text-[1.5rem] leading-tight font-heading tracking-[-0.015em]">
                <span className={group.highlighted ? "text-signal" : undefined}>{group.label}</span>
                <ChevronDown className="size-6 transition-[rotate] duration-200 group-open/fold:rotate-180" />
              </summary>
              <ul className="pb-3.5">
                {group.smallEntries.map((entry) => (
                  <li key={entry.label}>
                    <NavCard entry={entry} onClick={close} className="grid-cols-[2.75rem_1fr] py-2.5" />
                  </li>
                ))}
              </ul>
              {group.hasAsk ? <AskField compact label={ask.inMenu} className="pb-5" /> : null}
            </details>
          ))}
          <div className="mt-auto grid gap-3 pt-8">
            {account ? <account.AccountLinks onPick={close} onSignedOut={clearAccount} /> : null}
            {barLinks(site, "small").map(({ to, hash, label }) => {
              const isFlagged = to === "/ebook";
              return (
                <SiteLink
                  key={label}
                  to={to}
                  hash={hash}
                  onClick={close}
                  className={buttonClass({ kind: isFlagged ? "danger" : "primary" })}
                >
                  {isFlagged ? <Flag /> : null}
                  {label}
                </SiteLink>
              );
            })}
          </div>
        </nav>
      </dialog>
    </div>
  );
}

export function SiteMenus() {
  return (
    <div className="wrap flex h-bar items-center justify-between gap-6">
      <BrandLink />
      <DesktopMenu />
      <MobileMenu />
    </div>
  );
}
