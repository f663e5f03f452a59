/** The desktop menu's delays in milliseconds (spec 4 and 9). */
const menuDelays = {
  /** Between the pointer's arrival and the panel. */
  open: 200,
  /** After one panel closed, the next opens at once for this long. */
  skip: 300,
  /** Between the pointer's departure and the panel's end. */
  close: 150,
};

export type MenuTiming = {
  /** The pointer reached a group or its panel. */
  enter: (group: string) => void;
  /** The pointer left the group and its panel. */
  leave: () => void;
  /** A click, Enter or Space on the group's button. */
  toggle: (group: string) => void;
  /** Opens at once, as the arrow key does. */
  open: (group: string) => void;
  /** Closes at once: Escape, a click elsewhere, a link, a new page. */
  close: () => void;
  /** Forgets what is pending. */
  dispose: () => void;
};

/**
 * Decides which panel of the desktop menu is open, and when (spec 4). Reports every change, with
 * `undefined` for none.
 */
export function createMenuTiming(onChange: (open: string | undefined) => void): MenuTiming {
  let current: string | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  // A click right after a panel opened under the pointer means "open", not "close again".
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
    enter(group) {
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
    toggle(group) {
      show(group === current && !openedByPointer ? undefined : group);
    },
    open: (group) => show(group),
    close: () => show(undefined),
    dispose: () => clearTimeout(timer),
  };
}
