import type { ImportSite } from "../../src/features/import/site/import-context.server.ts";
import { exportOpener } from "../../src/features/import/site/open-export.server.ts";
import type { ForeignReaders } from "../../src/server-context/foreign-readers.ts";
import { placeMedia } from "./media-upload.ts";

type Parts = Pick<ImportSite, "db" | "media" | "siteUrl" | "stopping" | "allowedHosts"> & { readers: ForeignReaders };

/** What imports of other sites are given: the readers of exports, and the way into the media library. */
export const importSite = ({ readers, ...parts }: Parts): ImportSite => ({
  ...parts,
  openExport: exportOpener(readers),
  placeMedia: (file, key, name) => placeMedia(file, parts.media, key, name),
});
