import type { PlainTimes } from "../bookings/slot-list.ts";
import type { GrantLabels, Grants } from "./guest-release.ts";

export type GuestView =
  | { state: "forged" }
  | { state: "expired" }
  | {
      state: "open";
      name: string;
      email: string;
      /** Milliseconds since 1970. */
      release: {
        signedAt: number;
        signature: string;
        version: string;
        sha256: string;
        grants: Grants;
        labels: GrantLabels;
      } | null;
      /** The current wording, to be signed. */
      wording: { version: string; text: readonly string[]; digest: string };
      interview: { start: number; minutes: number; zone: string; page: string } | null;
      minutes: number;
      /** Whether the reminder will contain a recording link. */
      hasLink: boolean;
      ownerZone: string;
      plain: PlainTimes | undefined;
    };
