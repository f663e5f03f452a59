/** A time that can be booked, as the browser knows it. */
export type OfferedTime = {
  /** Milliseconds since 1970. */
  start: number;
  end: number;
};

/** What the calendar of a page shows. */
export type OfferedTimes = {
  /** Minutes. */
  minutes: number;
  /** The owner's IANA zone, which is used where the visitor's is unknown. */
  ownerZone: string;
  times: OfferedTime[];
};

export type HoldAnswer =
  | { outcome: "held"; reference: string; heldUntil: number }
  | { outcome: "taken" | "not-offered"; alternatives: OfferedTime[] };

/** Whether a text names a zone that calendars know. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
