import { useRef } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { UploadList } from "../../../admin/media/drop-zone.tsx";
import { FileInput } from "../../../admin/media/file-input.tsx";
import { fileSize } from "../../../admin/media/media-display.tsx";
import { useUploads } from "../../../admin/media/use-uploads.ts";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { binDays } from "../../../server-context/deletion.ts";
import { toast } from "../../../ui/toast-store.ts";
import { restoreReplacedMedia } from "../media.functions.ts";
import type { MediaEntry, MediaReplacement } from "../media.ts";

/** For the file picker only; the server checks the content. */
const accepted = { image: "image/*", audio: "audio/*", document: "application/pdf" } as const;

type ReplaceCardProps = { entry: MediaEntry; earlier: readonly MediaReplacement[] };

export function ReplaceCard({ entry, earlier }: ReplaceCardProps) {
  const site = useSite();
  const { id, kind, width, height } = entry;
  const input = useRef<HTMLInputElement>(null);
  const invalidate = useInvalidate();
  const { sending, upload, cancel } = useUploads(() => {
    void invalidate();
    toast({ title: "File replaced", description: "Its URL is the same.", type: "success" });
  });
  const restore = useAction(async (replacement: number) => {
    const restored = await restoreReplacedMedia({ data: { id: replacement } });
    if (!restored.ok) throw new Error("It is no longer stored.");
    toast({ title: "Earlier file restored", type: "success" });
  }, "The earlier file was not restored");
  return (
    <FormCard
      title="Replace file"
      note={`The URL stays, so every page shows the new file; visitors who have seen the old one may see it for a day. ${
        kind === "image" ? `It is cropped to ${width} × ${height} pixels, the size that pages expect.` : ""
      }`}
    >
      <FileInput
        ref={input}
        aria-label="File to replace it with"
        accept={accepted[kind]}
        onChoose={(files) => upload(files, id)}
      />
      <AdminButton onClick={() => input.current?.click()}>Replace file …</AdminButton>
      <UploadList sending={sending} onCancel={cancel} />
      {earlier.length > 0 ? (
        <>
          <h3 className="text-[1rem]">Earlier files, kept for {binDays} days</h3>
          <ul className="admin-rows">
            {earlier.map(({ id: replacement, bytes, replacedAt, replacedBy }) => (
              <li key={replacement} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {fileSize(bytes)}
                  <small>
                    Replaced {formatDateTime(site, replacedAt)} by {replacedBy}
                  </small>
                </span>
                <AdminButton
                  aria-label={`Restore the file replaced ${formatDateTime(site, replacedAt)}`}
                  busy={restore.busy}
                  onClick={() => restore.run(replacement)}
                >
                  Restore
                </AdminButton>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </FormCard>
  );
}
