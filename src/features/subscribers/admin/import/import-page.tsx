import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { downloadCsv } from "../../../../admin/download.ts";
import { FieldRow, FieldsForm, FormCard, FormLayout } from "../../../../admin/fields/form-layout.tsx";
import { counted, dayOf } from "../../../../admin/format-date-time.ts";
import { PageBar } from "../../../../admin/page-bar.tsx";
import { Note, Pending, Problem } from "../../../../admin/states.tsx";
import { StatusChip, type StatusTone } from "../../../../admin/status-chip.tsx";
import { useAdminQuery } from "../../../../admin/use-admin-query.ts";
import { FieldErrors, useAction } from "../../../../admin/use-change.ts";
import { useSite } from "../../../../facts/use-site.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../../ui/text-field.tsx";
import { type DateOrder, dateOrders } from "../../import/consent-date.ts";
import { importSubscriberFile, previewSubscriberImport } from "../../import/import.admin.functions.ts";
import {
  type ImportMapping,
  type ImportOutcome,
  type ImportPreview,
  type ImportReason,
  type ImportRow,
  importOutcomeLabels,
} from "../../import/import-file.ts";
import { FileCard, type ImportText } from "./file-card.tsx";

const tones: Record<ImportOutcome, StatusTone> = {
  confirmed: "done",
  asked: "planned",
  known: "open",
  duplicate: "open",
  rejected: "problem",
};

function ReasonList({ reasons }: { reasons: readonly ImportReason[] }) {
  return (
    <ul aria-label="Import preview, with reasons">
      {reasons.map(({ outcome, reason, count }) => (
        <li key={`${outcome} ${reason}`}>
          <span>
            {counted(count, "row")}
            <small>{reason || "Gets the newsletter from the next issue on."}</small>
          </span>
          <StatusChip tone={tones[outcome]}>{importOutcomeLabels[outcome]}</StatusChip>
        </li>
      ))}
    </ul>
  );
}

function PreviewTable({ rows }: { rows: readonly ImportRow[] }) {
  const site = useSite();
  return (
    <ul>
      {rows.map(({ line, email, name, consentedAt, outcome, reason }) => (
        <li key={`${line} ${email}`}>
          <span>
            {email || "–"}
            <small>
              Line {line}
              {name ? `, ${name}` : ""}
            </small>
          </span>
          <span>
            <StatusChip tone={tones[outcome]}>{importOutcomeLabels[outcome]}</StatusChip>
            <small>{reason}</small>
          </span>
          <small>{consentedAt ? `Consent of ${dayOf(site, consentedAt)}` : ""}</small>
        </li>
      ))}
    </ul>
  );
}

const mappingRows: readonly (readonly [keyof ImportMapping, string][])[] = [
  [
    ["email", "Email address"],
    ["consentedAt", "Date of consent"],
  ],
  [
    ["firstName", "First name"],
    ["lastName", "Last name"],
  ],
  [
    ["name", "Full name"],
    ["state", "Subscription status"],
  ],
];

type MappingFieldsProps = {
  columns: readonly string[];
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
};

function MappingFields({ columns, mapping, onChange }: MappingFieldsProps) {
  const options = [
    { value: "", label: "None" },
    ...[...new Set(columns)].filter(Boolean).map((column) => ({ value: column, label: column })),
  ];
  return mappingRows.map((fields) => (
    <FieldRow key={fields[0]?.[0]}>
      {fields.map(([field, label]) => (
        <SelectField
          key={field}
          label={label}
          value={mapping[field]}
          options={options}
          onChange={(column) => onChange({ ...mapping, [field]: column })}
        />
      ))}
    </FieldRow>
  ));
}

const orderOptions = [
  { value: "", label: "I don’t know" },
  { value: "day-first", label: "Day first: 4 March" },
  { value: "month-first", label: "Month first: 3 April" },
];

type ImportDone = { counts: ImportPreview["counts"]; leftOut: string };

type ImportFormProps = { file: ImportText; onDone: (done: ImportDone) => void };

const noSource = "Name the source: where do these subscribers come from?";

function ImportForm({ file, onDone }: ImportFormProps) {
  const { id, text } = file;
  const [mapping, setMapping] = useState<ImportMapping>();
  const [dateOrder, setDateOrder] = useState<DateOrder>();
  const [source, setSource] = useState("");
  const [evidence, setEvidence] = useState("");
  const [sourceError, setSourceError] = useState<string>();
  const key = ["subscribers", "import", JSON.stringify([id, mapping, dateOrder, evidence.trim() !== ""])];
  const query = useAdminQuery(key, () =>
    previewSubscriberImport({ data: { text, mapping, dateOrder, source: { source, evidence } } }),
  );
  const run = useAction(async () => {
    setSourceError(source.trim() ? undefined : noSource);
    if (!source.trim()) throw new FieldErrors();
    const result = await importSubscriberFile({ data: { text, mapping, dateOrder, source: { source, evidence } } });
    if (!result.ok) return setSourceError(noSource);
    onDone(result.value);
  });
  const { data } = query;
  if (!data) return <Pending query={query} what="the preview" />;
  const { counts } = data;
  const importable = counts.confirmed + counts.asked;
  return (
    <FieldsForm onSubmit={run.run}>
      <FormCard
        title="Columns"
        note={data.format === "Other" ? "Say what each column is." : `This is an export from ${data.format}.`}
      >
        <MappingFields columns={data.columns} mapping={data.mapping} onChange={setMapping} />
        {data.asksDateOrder ? (
          <>
            <SelectField
              label="Dates such as 04/03/2026"
              value={dateOrder ?? ""}
              options={orderOptions}
              onChange={(order) => setDateOrder(dateOrders.find((candidate) => candidate === order))}
            />
            <Note>
              Nothing in the file says whether the day or the month comes first. Readers whose date could be either are
              asked to confirm.
            </Note>
          </>
        ) : null}
      </FormCard>
      <FormCard
        title="Consent"
        note="You have to be able to show that subscribers agreed. Without date or evidence they get a request to confirm, and no issue before that. Anyone who has unsubscribed, there or here, stays out."
      >
        <TextField
          label="Source"
          value={source}
          onChange={setSource}
          error={sourceError}
          maxLength={200}
          help={`Such as “${data.format === "Other" ? "Trade fair list" : data.format}, November 2026”. It is stored with each subscriber.`}
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
        title="Import preview"
        note={`${counted(counts.confirmed, "subscriber")} at once, ${counted(counts.asked, "request")} to confirm, ${counts.known} already subscribed, ${counts.duplicate} duplicate, ${counts.rejected} invalid.`}
      >
        <Problem text={run.problem} />
        {importable > 0 ? (
          <Button type="submit" busy={run.busy}>
            Import {counted(importable, "row")}
          </Button>
        ) : (
          <Problem text="No row of this file can be imported. The reasons are below." />
        )}
        <ReasonList reasons={data.reasons} />
      </FormCard>
      <FormCard title="Rows" note="Rows that are left out come first. At most 100 are shown.">
        <PreviewTable rows={data.rows} />
      </FormCard>
    </FieldsForm>
  );
}

export const Route = createFileRoute("/admin/subscribers/import")({ component: ImportPage });

function ImportPage() {
  const [file, setFile] = useState<ImportText>();
  const [done, setDone] = useState<ImportDone>();
  return (
    <>
      <PageBar
        title="Import subscribers"
        back="subscriber"
        note="A CSV file from Mailchimp, Substack, beehiiv, Kit, Buttondown, Ghost, listmonk, HubSpot or a spreadsheet. You see a preview before anything is stored."
      />
      <FormLayout>
        {done ? (
          <Result done={done} onAgain={() => [setDone(undefined), setFile(undefined)]} />
        ) : (
          <>
            <FileCard file={file} onChange={setFile} />
            {file ? <ImportForm key={file.id} file={file} onDone={setDone} /> : null}
          </>
        )}
      </FormLayout>
    </>
  );
}

function Result({ done, onAgain }: { done: ImportDone; onAgain: () => void }) {
  const { counts, leftOut } = done;
  const skipped = counts.known + counts.duplicate + counts.rejected;
  return (
    <FormCard title="Imported">
      <Notice tone="success" role="status">
        {counted(counts.confirmed, "new subscriber")}. {counted(counts.asked, "request")} to confirm{" "}
        {counts.asked === 1 ? "is" : "are"} on the way, one per second. {counted(skipped, "row")}{" "}
        {skipped === 1 ? "was" : "were"} left out.
      </Notice>
      <div className="admin-actions">
        <Link to="/admin/subscribers" className={buttonClass({ size: "sm" })}>
          Open subscribers
        </Link>
        {skipped > 0 ? (
          <AdminButton onClick={() => downloadCsv("left-out.csv", leftOut)}>
            Download the rows that were left out
          </AdminButton>
        ) : null}
        <AdminButton kind="quiet" onClick={onAgain}>
          Import another file
        </AdminButton>
      </div>
    </FormCard>
  );
}
