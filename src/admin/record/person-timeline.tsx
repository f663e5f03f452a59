import { useState } from "react";
import { useSite } from "../../facts/use-site.ts";
import { fetchPerson } from "../../features/people/people.admin.functions.ts";
import type { PersonEvent, PersonRole, PersonView } from "../../features/people/person.ts";
import { classNames } from "../../lib/class-names.ts";
import { ChoiceButtons } from "../fields/choice-buttons.tsx";
import { FormCard } from "../fields/form-layout.tsx";
import { formatDateTime } from "../format-date-time.ts";
import { Loaded, Note } from "../states.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
import { Lines } from "./fact-list.tsx";
import { RecordLink } from "./record-link.tsx";

type Filter = { label: string; shows: (event: PersonEvent) => boolean };

const filters: readonly Filter[] = [
  { label: "All", shows: () => true },
  { label: "Messages", shows: ({ key }) => /^(lead|reply):/.test(key) },
  { label: "Bookings", shows: ({ key }) => key.startsWith("booking:") },
];

type PersonTimelineProps = {
  email: string;
  /** Record on whose page it is shown. */
  except?: Pick<PersonRole, "kind" | "id">;
};

export function PersonTimeline({ email, except }: PersonTimelineProps) {
  const query = useAdminQuery(["people", email], () => fetchPerson({ data: { email } }));
  return (
    <Loaded query={query} what="the timeline">
      {({ id, roles, events }) => (
        <>
          <Roles
            title={except ? "Also here as" : "Records"}
            roles={rolesBeside(roles, except)}
            personId={except ? id : null}
          />
          <Timeline events={events} />
        </>
      )}
    </Loaded>
  );
}

export function PersonElsewhere({ email, except }: Required<PersonTimelineProps>) {
  const { data } = useAdminQuery(["people", email], () => fetchPerson({ data: { email } }));
  return data ? <Roles title="Also here as" roles={rolesBeside(data.roles, except)} personId={data.id} /> : null;
}

const rolesBeside = (roles: readonly PersonRole[], except: PersonTimelineProps["except"]) =>
  roles.filter(({ kind, id }) => kind !== except?.kind || id !== except.id);

type RolesProps = Pick<PersonView, "roles"> & {
  title: string;
  /** Null on the person's own page. */
  personId: number | null;
};

function Roles({ title, roles, personId }: RolesProps) {
  const site = useSite();
  if (roles.length === 0) return null;
  return (
    <FormCard title={title}>
      <ul className="admin-rows">
        {roles.map(({ kind, id, title, state, at }) => (
          <li key={`${kind}:${id}`}>
            <span>
              <RecordLink kind={kind} id={id} note={`${state}, ${formatDateTime(site, at)}`}>
                {title}
              </RecordLink>
            </span>
          </li>
        ))}
      </ul>
      {personId === null ? null : (
        <p>
          <RecordLink kind="person" id={personId}>
            Everything on one page
          </RecordLink>
        </p>
      )}
    </FormCard>
  );
}

/** Filled for what the person did, hollow for what the owner did. */
const mark =
  "relative pt-2.5 pb-3.5 pl-5.5 before:absolute before:top-4 before:-left-1.5 before:size-2.75 before:rounded-pill before:border-2 before:border-tide";

function Timeline({ events }: Pick<PersonView, "events">) {
  const site = useSite();
  const [chosen, setChosen] = useState(0);
  const shown = events.filter((event) => filters[chosen]?.shows(event));
  return (
    <FormCard title="Timeline">
      <ChoiceButtons
        name="Show"
        choices={filters.map(({ label }, value) => ({ value, label }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {shown.length === 0 ? (
        <Note>Nothing of this kind yet.</Note>
      ) : (
        <ol className="grid border-l border-l-line-strong">
          {shown.map(({ key, at, from, title, note, text }) => (
            <li key={key} className={classNames(mark, from === "owner" ? "before:bg-surface" : "before:bg-tide")}>
              <p className="flex flex-wrap justify-between gap-x-4 gap-y-0.5">
                <b>{title}</b>
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
            </li>
          ))}
        </ol>
      )}
    </FormCard>
  );
}
