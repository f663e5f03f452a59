import type { PublicationState, SaveIntent } from "./editing.ts";

/** What a save makes of an item's state and date, or what is wrong with its date. */
export type Publication =
  | { status: PublicationState /** ISO timestamp; null for none. */; date: string | null }
  | { problem: string };

type PublicationInput = {
  intent: SaveIntent;
  /** ISO timestamp as the form holds it; empty for none. */
  date: string;
  before: { state: PublicationState; date: string | null };
  /** Milliseconds. */
  now: number;
};

/**
 * Only "publish" makes something public now, and only "schedule" at a date to come. Saving keeps what is public public, and
 * makes a draft of a scheduled item whose date was cleared.
 */
export function publicationOf({ intent, date, before, now }: PublicationInput): Publication {
  const time = Date.parse(date);
  if (date && Number.isNaN(time)) return { problem: "Choose a date and a time." };
  const isAhead = time > now;
  const given = date || null;
  if (intent === "publish")
    return { status: "published", date: given && !isAhead ? given : new Date(now).toISOString() };
  if (intent === "schedule") {
    return isAhead
      ? { status: "scheduled", date: given }
      : { problem: "Choose a date and a time that are still to come." };
  }
  if (intent === "draft" || before.state === "draft") return { status: "draft", date: given };
  if (before.state === "scheduled") {
    if (!given) return { status: "draft", date: null };
    return isAhead
      ? { status: "scheduled", date: given }
      : { problem: "Choose a date and a time that are still to come, or publish it now." };
  }
  if (isAhead) return { problem: "It is public already. Choose a date that has passed, or schedule it." };
  return { status: "published", date: given ?? before.date };
}

export type SaveButtons = { main: SaveIntent; label: string; second: string; shortcut: SaveIntent };

/** The buttons of a form: what the main one does, and what the keyboard's "save" does, which never publishes. */
export function saveButtons(state: PublicationState, isAhead: boolean): SaveButtons {
  const second = state === "published" ? "Unpublish" : "Save as draft";
  if (isAhead)
    return {
      main: "schedule",
      label: "Schedule",
      second,
      shortcut: state === "scheduled" ? "schedule" : state === "draft" ? "draft" : "update",
    };
  if (state === "published") return { main: "update", label: "Save changes", second, shortcut: "update" };
  return { main: "publish", label: "Publish now", second, shortcut: "draft" };
}
