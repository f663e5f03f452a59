import { useState } from "react";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { FactList, Lines } from "../../../admin/record/fact-list.tsx";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { Note } from "../../../admin/states.tsx";
import { useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { CalculationRecord } from "../../roi/ui/calculation-record.tsx";
import type { PersonEvent } from "../person.ts";

const filters = [
  { label: "All", kinds: /./ },
  { label: "Messages", kinds: /^(lead|reply):/ },
  { label: "Emails", kinds: /^(reply|email):/ },
  { label: "Bookings", kinds: /^booking:/ },
];

/** Filled for the person's actions, hollow for the owner's. */
const eventClass =
  "relative pt-2.5 pb-3.5 pl-5.5 before:absolute before:top-4 before:-left-1.5 before:size-2.75 before:rounded-pill before:border-2 before:border-tide";

export function Timeline({ events }: { events: readonly PersonEvent[] }) {
  const [selected, setSelected] = useState(0);
  const filtered = events.filter(({ key }) => filters[selected]?.kinds.test(key));
  return (
    <FormCard title="Timeline">
      <ChoiceButtons
        name="Show"
        choices={filters.map(({ label }, value) => ({ value, label }))}
        value={selected}
        onChange={setSelected}
      />
      {filtered.length === 0 ? (
        <Note>Nothing of this kind yet.</Note>
      ) : (
        <ol className="grid border-l border-l-line-strong">
          {filtered.map((event) => (
            <Event key={event.key} event={event} />
          ))}
        </ol>
      )}
    </FormCard>
  );
}

function Event({ event }: { event: PersonEvent }) {
  const { at, from, title, note, text, facts = [], emailId, calculation } = event;
  const site = useSite();
  return (
    <li className={classNames(eventClass, from === "owner" ? "before:bg-surface" : "before:bg-tide")}>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-0.5">
        <b>
          {emailId === undefined ? (
            title
          ) : (
            <RecordLink kind="email" id={emailId}>
              {title}
            </RecordLink>
          )}
        </b>
        <time className="text-ink-soft" dateTime={at}>
          {formatDateTime(site, at)}
        </time>
      </p>
      {note ? <small className="inline text-sm">{note}</small> : null}
      {text ? (
        <div className="mt-1.5 max-w-[42em] wrap-anywhere">
          <Lines text={text} />
        </div>
      ) : null}
      <FactList facts={facts} />
      {calculation ? <CalculationRecord scenario={calculation} /> : null}
    </li>
  );
}
