import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { classNames } from "../lib/class-names.ts";
import { createStore } from "../lib/store.ts";
import { Dialog } from "../ui/dialog.tsx";

export const Kbd = ({ className, children }: { className?: string; children: string }) => (
  <kbd
    className={classNames(
      "inline-grid place-items-center rounded-control border border-line-strong px-1.5 font-sans font-semibold text-xs leading-none",
      className ?? "min-h-7 min-w-7",
    )}
  >
    {children}
  </kbd>
);

type Key = "/" | "f" | "n" | "s" | "j" | "k" | "r" | "t" | "?";

const shortcuts: readonly { key: Key; does: string }[] = [
  { key: "/", does: "Search everything" },
  { key: "f", does: "Search this list, on a page with a list" },
  { key: "n", does: "New entry of the list on this page, or of any kind" },
  { key: "s", does: "Save, on a page with a form (Ctrl or ⌘ with s while typing)" },
  { key: "j", does: "Next person waiting, under Today; next week, in the week of bookings" },
  { key: "k", does: "The one before; previous week" },
  { key: "r", does: "Reply to the person waiting, under Today" },
  { key: "t", does: "This week, in the week of bookings" },
  { key: "?", does: "Show these shortcuts" },
];

/** Handled by parts of a page. */
const localShortcuts = [
  { key: "Space", does: "Play or pause, at the recording of an episode; arrows go 5 seconds back and forth" },
  { key: "Alt+F10", does: "To the tools of the text; Escape leads back" },
  { key: "/", does: "In a text: what can be inserted" },
  { key: "Ctrl+k", does: "In a text: a link (⌘ with k on a Mac)" },
];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Character keys are ignored while typing. */
function pressedShortcut(event: KeyboardEvent): Key | undefined {
  const withControl = event.ctrlKey || event.metaKey;
  if (event.altKey || event.defaultPrevented) return undefined;
  if (withControl) return event.key.toLowerCase() === "s" && !event.shiftKey ? "s" : undefined;
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return undefined;
  return shortcuts.find(({ key }) => key === event.key)?.key;
}

/** Without an action the shortcut is disabled; a fallback runs if no other shortcut handled the key. */
export function useShortcut(
  key: Key,
  action: (() => void) | undefined,
  priority: "normal" | "fallback" = "normal",
): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (!action || pressedShortcut(event) !== key) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const target = priority === "normal" ? document : window;
    const listen = (event: Event) => run(event as KeyboardEvent);
    target.addEventListener("keydown", listen);
    return () => target.removeEventListener("keydown", listen);
  }, [priority]);
}

const isHelpOpen = createStore(false);

export const openShortcutHelp = () => isHelpOpen.set(true);

export function ShortcutHelp() {
  const open = useSyncExternalStore(isHelpOpen.subscribe, isHelpOpen.read, () => false);
  useShortcut("?", openShortcutHelp);
  return (
    <Dialog open={open} onClose={() => isHelpOpen.set(false)} title="Keyboard shortcuts">
      <dl>
        {[...shortcuts, ...localShortcuts].map(({ key, does }) => (
          <div key={does} className="grid min-h-10 grid-cols-[76px_1fr] items-center">
            <dt className="whitespace-nowrap">
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
