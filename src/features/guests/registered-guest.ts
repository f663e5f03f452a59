import type { Selectable } from "kysely";
import type { Grants } from "./guest-release.ts";
import type { GuestsTable } from "./schema.server.ts";

export type Guest = Pick<Selectable<GuestsTable>, "id" | "reference" | "name" | "email" | "organisation" | "bio"> &
  Pick<Selectable<GuestsTable>, "expertise" | "topics" | "links" | "portrait" | "status" | "notes"> & {
    createdAt: Date;
    decidedAt: Date | null;
  };

export type Release = Grants & {
  version: string;
  text: string;
  sha256: string;
  signature: string;
  signedAt: Date;
};
