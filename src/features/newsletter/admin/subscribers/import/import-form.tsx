import { useState } from "react";
import { FieldsForm } from "../../../../../admin/fields/fields-form.tsx";
import { FormCard } from "../../../../../admin/fields/form-layout.tsx";
import { counted } from "../../../../../admin/format-date-time.ts";
import { withSession } from "../../../../../admin/sign-in-again.ts";
import { Loading, NotLoaded, Problem } from "../../../../../admin/states.tsx";
import { useAction } from "../../../../../admin/use-action.ts";
import { useAdminQuery, useInvalidate } from "../../../../../admin/use-admin-query.ts";
import { Button } from "../../../../../ui/button.tsx";
import { TextareaField, TextField } from "../../../../../ui/text-field.tsx";
import { importSubscriberFile, previewSubscriberImport } from "../../../import/import.admin.functions.ts";
import type { ImportMapping, ImportPreview } from "../../../import/import-file.ts";
import type { ImportText } from "./file-card.tsx";
import { MappingFields } from "./mapping-fields.tsx";
import { PreviewTable, ReasonList } from "./preview-table.tsx";

export type ImportDone = { counts: ImportPreview["counts"]; leftOut: string };

type ImportFormProps = { file: ImportText; onDone: (done: ImportDone) => void };

const noSource = "Name the source: where do these readers come from?";

/** What the columns mean, where the readers come from, and what would become of each row. */
export function ImportForm({ file, onDone }: ImportFormProps) {
  const { name, text } = file;
  const [mapping, setMapping] = useState<ImportMapping>();
  const [source, setSource] = useState("");
  const [evidence, setEvidence] = useState("");
  const [sourceError, setSourceError] = useState<string>();
  const invalidate = useInvalidate();
  const key = [
    "subscribers",
    "import",
    name,
    String(text.length),
    JSON.stringify(mapping),
    String(evidence.trim() !== ""),
  ];
  const { data, error, refetch } = useAdminQuery(key, () =>
    previewSubscriberImport({ data: { text, mapping, source: { source, evidence } } }),
  );
  const run = useAction(async () => {
    setSourceError(source.trim() ? undefined : noSource);
    if (!source.trim()) return;
    const answer = await withSession(() =>
      importSubscriberFile({ data: { text, mapping, source: { source, evidence } } }),
    );
    if (!answer.ok) return setSourceError(noSource);
    await invalidate("subscribers");
    onDone(answer.value);
  });
  if (error && !data) return <NotLoaded what="The preview" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading what="the preview" />;
  const { counts } = data;
  const wanted = counts.confirmed + counts.asked;
  return (
    <FieldsForm onSubmit={run.run}>
      <FormCard
        title="Columns"
        note={data.format === "Other" ? "Say what each column is." : `This is an export from ${data.format}.`}
      >
        <MappingFields columns={data.columns} mapping={data.mapping} onChange={setMapping} />
      </FormCard>
      <FormCard
        title="Consent"
        note="You have to be able to show that readers agreed. Without date or evidence they get a request to confirm, and no issue before that. Anyone who left, there or here, stays out."
      >
        <TextField
          label="Source"
          value={source}
          onChange={setSource}
          error={sourceError}
          maxLength={200}
          help={`Such as “${data.format === "Other" ? "Trade fair list" : data.format}, November 2026”. It is stored with each reader.`}
        />
        <TextareaField
          label="How they agreed"
          optional
          rows={3}
          maxLength={2000}
          value={evidence}
          onChange={setEvidence}
          help="The words of the form and how they were confirmed. Leave it empty to ask everyone to confirm."
        />
      </FormCard>
      <FormCard
        title="What would happen"
        note={`${counted(counts.confirmed, "reader")} at once, ${counted(counts.asked, "request")} to confirm, ${counts.known} known, ${counts.duplicate} duplicate, ${counts.refused} refused.`}
      >
        <Problem text={run.problem} />
        {wanted > 0 ? (
          <Button type="submit" busy={run.busy}>
            Import {counted(wanted, "row")}
          </Button>
        ) : (
          <Problem text="No row of this file can be imported. The reasons are below." />
        )}
        <ReasonList reasons={data.reasons} />
      </FormCard>
      <FormCard title="Rows" note="Those that are left out come first. At most 100 are shown.">
        <PreviewTable rows={data.rows} />
      </FormCard>
    </FieldsForm>
  );
}
