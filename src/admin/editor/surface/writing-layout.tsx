import { X } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { classNames } from "../../../lib/class-names.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useWideScreen } from "../../../ui/use-media-query.ts";
import { DetailsContext } from "./details-button.tsx";

const panelClass =
  "min-w-0 content-start overflow-y-auto overscroll-contain bg-surface [&>*+*]:border-t [&>.admin-actions]:p-5 [&>section]:rounded-none [&>section]:border-0 [&>section]:bg-transparent [&>section+section]:border-t";

const column =
  "sticky top-[calc(var(--head,0px)+4px)] grid max-h-[calc(100dvh-var(--head,0px)-20px)] rounded-card border";

const drawer =
  "fixed inset-x-0 top-auto bottom-0 hidden max-h-[88dvh] w-full max-w-none rounded-t-[16px] text-ink [&:popover-open]:grid tablet:inset-y-0 tablet:left-auto tablet:ml-auto tablet:h-dvh tablet:max-h-none tablet:w-100 tablet:rounded-none tablet:rounded-l-[16px]";

/** The settings panel is a drawer on small screens; one element in both, so that rotating a tablet loses nothing. */
export function WritingLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const isNarrow = !useWideScreen();
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  const [isOpen, setOpen] = useState(!isNarrow);
  if (isNarrow !== wasNarrow) {
    setWasNarrow(isNarrow);
    setOpen(!isNarrow);
  }
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const details = useMemo(
    () => ({
      isOpen,
      toggle: () => {
        opener.current = document.activeElement;
        setOpen((wasOpen) => !wasOpen);
      },
    }),
    [isOpen],
  );

  // Links to a field of the panel open it first.
  const openFor = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const field = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    if (!field || isOpen || !panel.current?.contains(field)) return;
    setOpen(true);
    requestAnimationFrame(() => field.focus());
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => openFor(event);
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  const isDrawerOpen = isNarrow && isOpen;
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isDrawerOpen || !element) return undefined;
    element.showPopover();
    element.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    return () => {
      if (element.matches(":popover-open")) element.hidePopover();
    };
  }, [isDrawerOpen]);

  function close() {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // A dialog opened from the panel does not close it.
    const isInDialog = relatedTarget instanceof Element && relatedTarget.closest("dialog");
    if (isDrawerOpen && relatedTarget && !isInDialog && !currentTarget.contains(relatedTarget)) setOpen(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    const isInDialog = event.target instanceof Element && event.target.closest("dialog");
    if (event.key === "Escape" && isDrawerOpen && !isInDialog) close();
  }
  return (
    <DetailsContext value={details}>
      <div
        data-panel={isOpen && !isNarrow ? "" : undefined}
        className="grid items-start gap-x-10 gap-y-8 data-panel:wide:grid-cols-[minmax(0,1fr)_328px]"
      >
        <div className="min-w-0">{children}</div>
        {isDrawerOpen ? (
          <div className="fixed inset-0 z-30 bg-[rgb(7_14_21/55%)]" aria-hidden="true" onPointerDown={close} />
        ) : null}
        <aside
          ref={panel}
          className={classNames(panelClass, isNarrow ? drawer : column)}
          aria-label="Details"
          hidden={!isNarrow && !isOpen}
          popover={isNarrow ? "manual" : undefined}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        >
          {isNarrow ? (
            <div className="sticky top-0 z-2 flex items-center justify-between border-b bg-surface py-2 pr-2 pl-5">
              <h2>Details</h2>
              <IconButton bare label="Close details" onClick={close}>
                <X />
              </IconButton>
            </div>
          ) : null}
          {aside}
        </aside>
      </div>
    </DetailsContext>
  );
}
