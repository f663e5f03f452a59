import type { Grants } from "./guest-release.ts";
import type { GuestStatus } from "./schema.server.ts";

/** Someone who registered for the show, as the database has them. */
export type Guest = {
  id: number;
  reference: string;
  name: string;
  email: string;
  organisation: string | null;
  bio: string;
  expertise: string;
  topics: string;
  links: string | null;
  portrait: string | null;
  status: GuestStatus;
  createdAt: Date;
  decidedAt: Date | null;
  notes: string | null;
};

/** What a guest signed, with the hash that proves it unchanged. */
export type Release = Grants & {
  version: string;
  text: string;
  sha256: string;
  signature: string;
  signedAt: Date;
};
