import type { Grants } from "./guest-release.ts";

export const guestStates = ["registered", "accepted", "declined"] as const;
export type GuestState = (typeof guestStates)[number];

export const guestStateLabels: Record<GuestState, string> = {
  registered: "Awaiting a reply",
  accepted: "Accepted",
  declined: "Declined",
};

/** Times are ISO timestamps. */
export type ListedGuest = {
  id: number;
  name: string;
  email: string;
  organisation: string | null;
  expertise: string;
  status: GuestState;
  createdAt: string;
  signedAt: string | null;
  interviewAt: string | null;
};

export type GuestReleaseView = Grants & {
  version: string;
  text: string;
  signature: string;
  signedAt: string;
  sha256: string;
  /** Whether the hash still matches the stored release. */
  isIntact: boolean;
};

export type GuestDetail = ListedGuest & {
  bio: string;
  topics: string;
  links: string | null;
  /** Root-relative URL without extension; .avif and .webp exist. */
  portrait: string | null;
  notes: string;
  consentText: string;
  decidedAt: string | null;
  decidedBy: string | null;
  /** Erased after this day, unless the release is proof for an episode. */
  retainUntil: string;
  /** Null unless accepted. */
  link: { href: string; until: string } | null;
  release: GuestReleaseView | null;
  interview: { id: number; startsAt: string } | null;
  episodes: { id: number; title: string }[];
  proposals: Record<"accepted" | "declined", string>;
};

export type EpisodeGuest = {
  id: number;
  name: string;
  /** Whether the latest release permits the audio. */
  isPermitted: boolean;
  /** ISO timestamp, or null. */
  signedAt: string | null;
};
