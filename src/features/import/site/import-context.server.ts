import { createHash } from "node:crypto";
import type { SiteContext } from "../../../server-context/request-context.ts";
import type { AllowedHosts } from "../../media/guarded-request.server.ts";
import type { OpenExport } from "./open-export.server.ts";

export type ImportContext = Pick<SiteContext, "db" | "media" | "siteUrl" | "readers" | "site"> & {
  /** Opens a local file by its content. @throws UnreadableFile */
  openExport: OpenExport;
  allowedHosts?: AllowedHosts | undefined;
  /** Aborted when the process stops; work in progress resumes later. */
  stopping?: AbortSignal | undefined;
};

export const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
