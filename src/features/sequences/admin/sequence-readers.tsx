import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { summaryClass } from "../../../admin/collapsible.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import type { Site } from "../../../facts/site.ts";
import { useSite } from "../../../facts/use-site.ts";
import { listPageSize } from "../../../server-context/list-request.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { rangeText } from "../../roi/shared-calculation.ts";
import { CalculationRecord } from "../../roi/ui/calculation-record.tsx";
import {
  type ReaderChange,
  type ReaderState,
  readerStateLabels,
  readerStates,
  type SequenceReader,
  stopReasonLabels,
} from "../sequence.ts";
import { changeSequenceReader, fetchSequenceReaders } from "../sequences.admin.functions.ts";
import { orThrow, ReaderChip } from "./sequence-words.tsx";

const options = [
  { value: "", label: "Everyone" },
  ...readerStates.map((value) => ({ value, label: readerStateLabels[value] })),
];

export function SequenceReaders({ id }: { id: number }) {
  const [state, setState] = useState<ReaderState | "">("");
  const [page, setPage] = useState(1);
  const query = useAdminQuery(["sequences", "readers", String(id), state, String(page)], () =>
    fetchSequenceReaders({ data: { id, state, page } }),
  );
  const pageCount = Math.ceil((query.data?.total ?? 0) / listPageSize);
  return (
    <FormCard title="Who is where">
      <SelectField
        label="Show"
        value={state}
        options={options}
        onChange={(value) => {
          setState(readerStates.find((candidate) => candidate === value) ?? "");
          setPage(1);
        }}
      />
      <Loaded query={query} what="the people">
        {(data) =>
          data.readers.length > 0 ? (
            <ul className="admin-rows">
              {data.readers.map((reader) => (
                <Reader key={reader.id} reader={reader} />
              ))}
            </ul>
          ) : (
            <Note>No one so far.</Note>
          )
        }
      </Loaded>
      {pageCount > 1 ? (
        <div className="admin-actions">
          <AdminButton kind="quiet" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Previous
          </AdminButton>
          <Note as="span">
            Page {page} of {pageCount}
          </Note>
          <AdminButton kind="quiet" disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
            Next
          </AdminButton>
        </div>
      ) : null}
    </FormCard>
  );
}

const availableChanges: Record<ReaderState, readonly ReaderChange[]> = {
  pending: ["end"],
  active: ["pause", "skip", "end"],
  paused: ["resume", "skip", "end"],
  done: [],
  stopped: [],
};

const changeLabels: Record<ReaderChange, string> = {
  pause: "Pause",
  resume: "Resume",
  skip: "Skip next",
  end: "End",
  answered: "Mark as answered",
};

function progressOf(site: Site, { state, stopReason, sent, total, nextAt, nextSubject }: SequenceReader): string {
  if (state === "pending") return "Has not confirmed the address yet.";
  if (state === "stopped") return `${sent} of ${total} sent. ${stopReason ? stopReasonLabels[stopReason] : ""}`;
  const next = nextAt
    ? ` Next: “${nextSubject}”, ${state === "paused" ? "paused" : formatDateTime(site, nextAt)}.`
    : "";
  return `${sent} of ${total} sent.${next}`;
}

function Reader({ reader }: { reader: SequenceReader }) {
  const site = useSite();
  const { id, email, state, calculation } = reader;
  const change = useAction(async (readerChange: ReaderChange) => {
    orThrow(await changeSequenceReader({ data: { id, change: readerChange } }));
  }, "Nothing was changed");
  return (
    <li>
      <span className="wrap-anywhere">
        <b>{email}</b>
        <small>{progressOf(site, reader)}</small>
      </span>
      <ReaderChip state={state} />
      <span className="admin-actions">
        {availableChanges[state]
          .filter((action) => action !== "skip" || reader.nextAt)
          .map((action) => (
            <AdminButton
              key={action}
              kind="quiet"
              busy={change.busy}
              aria-label={`${changeLabels[action]}: ${email}`}
              onClick={() => change.run(action)}
            >
              {changeLabels[action]}
            </AdminButton>
          ))}
      </span>
      {calculation ? (
        <details className="group basis-full">
          <summary className={summaryClass("w-fit font-medium text-tide")}>
            Calculated {rangeText(calculation)} a year
          </summary>
          <CalculationRecord scenario={calculation} />
        </details>
      ) : null}
    </li>
  );
}
