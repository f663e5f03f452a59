import type { EmailAbout } from "../email/email-record.ts";
import type { Grants } from "./guest-release.ts";

export const guestStates = ["registered", "accepted", "declined"] as const;
export type GuestState = (typeof guestStates)[number];

/** How lists and exports call a status. */
export const guestStateWords: Record<GuestState, string> = {
  registered: "Awaiting a reply",
  accepted: "Accepted",
  declined: "Declined",
};

/** A guest as the owner's list shows them; times are ISO timestamps. */
export type ListedGuest = {
  id: number;
  name: string;
  email: string;
  organisation: string | null;
  expertise: string;
  status: GuestState;
  createdAt: string;
  /** When the release was signed last. */
  signedAt: string | null;
  interviewAt: string | null;
};

/** A signed release with everything that proves it. */
export type GuestReleaseView = Grants & {
  version: string;
  text: string;
  signature: string;
  signedAt: string;
  sha256: string;
  /** Whether the hash still belongs to what is stored. */
  isIntact: boolean;
};

/** A guest with everything that is known of them. */
export type GuestDetail = ListedGuest & {
  bio: string;
  topics: string;
  links: string | null;
  /** Root-relative URL without its extension; there is an .avif and a .webp file. */
  portrait: string | null;
  notes: string;
  consentText: string;
  decidedAt: string | null;
  decidedBy: string | null;
  /** The day after which the registration is erased, unless an episode or a release depends on it. */
  retainUntil: string;
  /** The personal page of an accepted guest, and when the link ends. */
  link: { href: string; until: string } | null;
  release: GuestReleaseView | null;
  interview: { id: number; startsAt: string } | null;
  episodes: { id: number; title: string }[];
  emails: EmailAbout[];
  /** What the emails say unless the owner writes other words. */
  proposals: Record<"accepted" | "declined", string>;
};

/** A guest who can be named in an episode. */
export type EpisodeGuest = {
  id: number;
  name: string;
  /** Whether the release that they signed last permits the audio. */
  isPermitted: boolean;
  /** When they signed it, as an ISO timestamp; null when they signed none. */
  signedAt: string | null;
};
