import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { type ExportFormat, exportFormats } from "../site-import.ts";

const words: Readonly<Record<ExportFormat, string>> = {
  ghost: "Download for Ghost",
  wordpress: "Download for WordPress",
  markdown: "Download as Markdown",
};

/** The same content for another product. */
export function LeaveCard() {
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
