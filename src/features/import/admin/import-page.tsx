import { createFileRoute } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { DropArea } from "../../../admin/media/file-input.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Pending, Problem } from "../../../admin/states.tsx";
import { useAdminQuery, useInvalidate } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { isWebUrl } from "../../../lib/web-url.ts";
import { withSession } from "../../../server-context/sign-in-again.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { sendFile } from "../../media/send-file.ts";
import { fetchImports, readExportFromUrl } from "../site-import.functions.ts";
import { type ExportFormat, exportFormats } from "../site-import.ts";
import { ImportCard } from "./import-card.tsx";
import { isWorking } from "./import-words.ts";

async function uploadExport(file: File, onProgress: (share: number) => void): Promise<number> {
  const headers = { "X-File-Name": encodeURIComponent(file.name.toWellFormed()) };
  const upload = sendFile<{ id: number }>("/api/admin/imports", file, onProgress, { method: "POST", headers });
  return (await upload).id;
}

/** Takes a file or a URL for the dry run; the owner starts the import afterwards. */
function NewImportCard({ onAdded }: { onAdded: (id: number) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState("");
  const [sent, setSent] = useState(0);
  const upload = useAction(async (file: File) => onAdded(await withSession(() => uploadExport(file, setSent))));
  const fetchUrl = useAction(async () => {
    if (!isWebUrl(url.trim())) throw new Error("Enter the whole URL; it begins with https://.");
    onAdded(await readExportFromUrl({ data: { url } }));
    setUrl("");
  });
  return (
    <FormCard
      title="Bring your former site"
      note="Ghost (JSON or ZIP), WordPress (WXR), Substack, Medium, a folder of Markdown as ZIP, or any podcast feed. First you see what would happen; nothing is stored until you start."
    >
      <DropArea
        ref={input}
        aria-label="Export of the former site"
        onChoose={([file]) => {
          if (file) upload.run(file);
        }}
      >
        <p>{upload.busy ? `${Math.round(sent * 100)} % of the file is sent …` : "Drop the export here, up to 2 GB."}</p>
        <AdminButton busy={upload.busy} onClick={() => input.current?.click()}>
          Choose a file
        </AdminButton>
      </DropArea>
      <Problem text={upload.problem} />
      <FieldsForm onSubmit={fetchUrl.run}>
        <TextField
          label="Or the URL of a feed or an export"
          value={url}
          error={fetchUrl.problem}
          maxLength={2_000}
          autoComplete="off"
          onChange={setUrl}
        />
        <AdminButton submits={fetchUrl}>Read it</AdminButton>
      </FieldsForm>
    </FormCard>
  );
}

const downloadLabels: Readonly<Record<ExportFormat, string>> = {
  ghost: "Download for Ghost",
  wordpress: "Download for WordPress",
  markdown: "Download as Markdown",
};

/** Exports the site for another product. */
function DownloadCard() {
  return (
    <FormCard
      title="Download everything"
      note="All articles and episodes, drafts included, with their images, recordings, chapters and transcripts, as a ZIP. What a format has no field for is in its own extension, so that this site reads each of them back as it was."
      className="mt-5"
    >
      <div className="admin-actions">
        {exportFormats.map((format) => (
          <a
            key={format}
            href={`/api/admin/exports/${format}`}
            download
            className={buttonClass({ kind: "secondary", size: "sm" })}
          >
            {downloadLabels[format]}
          </a>
        ))}
      </div>
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/import")({ component: ImportPage });

const pollMs = 1_500;

function ImportPage() {
  const query = useAdminQuery(
    ["imports", "list"],
    () => fetchImports(),
    (entries) => (entries?.some(({ state }) => isWorking(state)) ? pollMs : false),
  );
  const { data: imports = [], isLoadingError } = query;
  const invalidate = useInvalidate();
  return (
    <>
      <PageBar title="Import" note="Articles, pages, episodes, images and URLs of the site that you leave." />
      <NewImportCard onAdded={() => void invalidate()} />
      {isLoadingError ? <Pending query={query} what="the imports" /> : null}
      {imports.map((entry) => (
        <ImportCard key={entry.id} entry={entry} />
      ))}
      <DownloadCard />
    </>
  );
}
