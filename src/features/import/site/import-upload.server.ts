import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { uploadedName } from "../../media/media-upload.server.ts";
import { receiveFile, requireUploader, respondToUpload, UploadError } from "../../media/receive-upload.server.ts";
import { maxExportBytes } from "../site-import.ts";
import { newExportFile } from "./import-jobs.server.ts";
import { addImport } from "./imports.server.ts";

const message = "The export of a site can have 2 GB at most.";

type Parts = Pick<SiteContext, "db" | "media" | "siteUrl" | "readSession">;

/** Receives an export of another product, named by the header X-File-Name; a job reads it. */
export const handleImportUpload = (request: Request, parts: Parts): Promise<Response> =>
  respondToUpload(request, async () => {
    const { db, media } = parts;
    const user = await requireUploader(request, parts);
    if (Number(request.headers.get("content-length") ?? 0) > maxExportBytes) throw new UploadError(413, message);
    const fileName = uploadedName(request.headers.get("x-file-name"));
    if (fileName === null) throw new UploadError(422, "The name of this file contains a control character.");
    await mkdir(media.incomingDir, { recursive: true });
    const received = path.join(media.incomingDir, randomBytes(12).toString("hex"));
    try {
      const bytes = await receiveFile(request, received, { maxBytes: maxExportBytes, message });
      if (bytes === 0) throw new UploadError(422, "The file is empty.");
      const file = newExportFile();
      await media.putFile(file, received);
      return Response.json({ id: await addImport(db, { fileName, file, bytes }, user.email) }, { status: 201 });
    } finally {
      await rm(received, { force: true });
    }
  });
