import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { download } from "../../../../../admin/download.ts";
import { FormCard, FormLayout } from "../../../../../admin/fields/form-layout.tsx";
import { counted } from "../../../../../admin/format-date-time.ts";
import { PageBar } from "../../../../../admin/page-bar.tsx";
import { Button, buttonClass } from "../../../../../ui/button.tsx";
import { Notice } from "../../../../../ui/notice.tsx";
import { FileCard, type ImportText } from "./file-card.tsx";
import { type ImportDone, ImportForm } from "./import-form.tsx";

export const Route = createFileRoute("/admin/subscribers/import")({ component: ImportPage });

/** Brings readers from another tool: a file, what its columns mean, what would become of each row, then the import. */
function ImportPage() {
  const [file, setFile] = useState<ImportText>();
  const [done, setDone] = useState<ImportDone>();
  return (
    <>
      <PageBar
        title="Import subscribers"
        back="subscriber"
        note="A CSV file from Mailchimp, Substack, beehiiv, Kit, Buttondown, Ghost, listmonk, HubSpot or a spreadsheet. Nothing is stored before you have seen what would happen."
      />
      <FormLayout>
        {done ? (
          <Result done={done} onAgain={() => [setDone(undefined), setFile(undefined)]} />
        ) : (
          <>
            <FileCard file={file} onChange={setFile} />
            {file ? <ImportForm key={file.name + file.text.length} file={file} onDone={setDone} /> : null}
          </>
        )}
      </FormLayout>
    </>
  );
}

function Result({ done, onAgain }: { done: ImportDone; onAgain: () => void }) {
  const { counts, leftOut } = done;
  const left = counts.known + counts.duplicate + counts.refused;
  return (
    <FormCard title="Imported">
      <Notice tone="success" role="status">
        {counted(counts.confirmed, "new reader")}. {counted(counts.asked, "request")} to confirm{" "}
        {counts.asked === 1 ? "is" : "are"} on the way, one a second. {counted(left, "row")}{" "}
        {left === 1 ? "was" : "were"} left out.
      </Notice>
      <div className="admin-actions">
        <Link to="/admin/subscribers" className={buttonClass({ size: "sm" })}>
          Open subscribers
        </Link>
        {left > 0 ? (
          <Button kind="secondary" size="sm" onClick={() => download("left-out.csv", leftOut)}>
            Download the rows that were left out
          </Button>
        ) : null}
        <Button kind="quiet" size="sm" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </FormCard>
  );
}
