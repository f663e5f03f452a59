import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { NotLoaded } from "../../../admin/states.tsx";
import { useAdminQuery, useInvalidate } from "../../../admin/use-admin-query.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { fetchImports } from "../site-import.functions.ts";
import { type ExportFormat, exportFormats } from "../site-import.ts";
import { ImportCard } from "./import-card.tsx";
import { isWorking } from "./import-words.ts";
import { NewImportCard } from "./new-import-card.tsx";

const words: Readonly<Record<ExportFormat, string>> = {
  ghost: "Download for Ghost",
  wordpress: "Download for WordPress",
  markdown: "Download as Markdown",
};

/** The same content for another product. */
function LeaveCard() {
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
            {words[format]}
          </a>
        ))}
      </div>
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/import")({ component: ImportPage });

const pollMs = 1_500;

function ImportPage() {
  const { data: imports = [], error, refetch } = useAdminQuery(["imports", "list"], () => fetchImports());
  const invalidate = useInvalidate();
  const isWaiting = imports.some(({ state }) => isWorking(state));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  if (error) return <NotLoaded what="The imports" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageBar title="Import" note="Articles, pages, episodes, images and URLs of the site that you leave." />
      <NewImportCard onAdded={() => void invalidate()} />
      {imports.map((entry) => (
        <ImportCard key={entry.id} entry={entry} />
      ))}
      <LeaveCard />
    </>
  );
}
