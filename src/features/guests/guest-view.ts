import type { PlainTimes } from "../bookings/slot-list.ts";
import type { Grants } from "./guest-release.ts";

/** What a guest's personal page shows. */
export type GuestView =
  | { state: "forged" }
  | { state: "expired" }
  | {
      state: "open";
      name: string;
      email: string;
      /** What was signed, or null; milliseconds since 1970. */
      release: { signedAt: number; signature: string; version: string; sha256: string; grants: Grants } | null;
      /** The interview, once it is booked. */
      interview: { start: number; minutes: number; zone: string; page: string } | null;
      minutes: number;
      /** Whether the reminder will hold a link to the recording platform. */
      hasLink: boolean;
      ownerZone: string;
      plain: PlainTimes | undefined;
    };
