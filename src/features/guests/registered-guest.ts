import type { Selectable } from "kysely";
import type { Schema } from "../../server-context/db.ts";
import type { Grants } from "./guest-release.ts";

export type RegisteredGuest = Pick<
  Selectable<Schema["guests"]>,
  "id" | "reference" | "name" | "email" | "organisation" | "bio"
> &
  Pick<Selectable<Schema["guests"]>, "expertise" | "topics" | "links" | "portrait" | "status" | "notes"> & {
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
