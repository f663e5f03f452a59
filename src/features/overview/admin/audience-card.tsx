import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { ChartFigure } from "../../../admin/chart-figure.tsx";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Folded } from "../../../admin/folded.tsx";
import { localTime } from "../../../admin/format-date-time.ts";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useSite } from "../../../facts/use-site.ts";
import { leadTitle } from "../../leads/lead.ts";
import { type Audience, type AudienceSpan, audienceSpans, type DayCount, type NamedCount } from "../audience.ts";
import { fetchAudience } from "../overview.functions.ts";

const dayNumbers = [
  { name: "views", title: "Page views", label: "Pages" },
  { name: "leads", title: "Leads", label: "Leads" },
  { name: "subscribers", title: "New subscribers", label: "Subscribers" },
] as const;

type DayChartProps = {
  title: string;
  /** One number per day, today last. */
  values: readonly number[];
  days: readonly string[];
};

const width = 360;
const height = 96;

function DayChart({ title, values, days }: DayChartProps) {
  const sum = values.reduce((total, value) => total + value, 0);
  const most = Math.max(...values, 1);
  const best = values.indexOf(Math.max(...values));
  const step = width / values.length;
  const gap = step / 4;
  const words =
    sum === 0
      ? `Nothing in the last ${days.length} days.`
      : `Most on ${days[best] ?? ""}: ${(values[best] ?? 0).toLocaleString("en-GB")}.`;
  return (
    <ChartFigure
      title={title}
      total={sum}
      width={width}
      height={height}
      label={`${title}, the last ${days.length} days: ${sum}. ${words}`}
      days={days}
      words={words}
      drawing={values.map((value, index) => {
        const tall = value === 0 ? 0 : Math.max(3, (value / most) * (height - 4));
        return (
          <rect
            key={days[index]}
            x={index * step + gap / 2}
            y={height - tall}
            width={step - gap}
            height={tall}
            className={index === values.length - 1 ? "fill-tide" : "fill-tide/55"}
          />
        );
      })}
    />
  );
}

type DayTableProps = {
  days: readonly DayCount[];
  names: readonly string[];
};

function DayTable({ days, names }: DayTableProps) {
  const rows = days.map((counts, index) => ({ ...counts, name: names[index] })).toReversed();
  return (
    <Folded summary="The numbers, day by day">
      <table className="admin-table">
        <caption className="sr-only">
          Pages opened, leads and new subscribers on each of the last {days.length} days
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {dayNumbers.map(({ name, label }) => (
              <th key={name} scope="col" className="is-number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((counts) => (
            <tr key={counts.day}>
              <td>{counts.name}</td>
              {dayNumbers.map(({ name, label }) => (
                <td key={name} data-label={label} className="is-number">
                  {counts[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}

type TopListProps<Entry extends NamedCount> = {
  title: string;
  entries: readonly Entry[];
  /** Shown in place of an empty list. */
  empty?: string;
  /** Formats an entry; defaults to its name. */
  of?: (entry: Entry) => ReactNode;
};

function TopList<Entry extends NamedCount>({ title, entries, empty, of }: TopListProps<Entry>) {
  return (
    <div>
      <h3 className="mb-1">{title}</h3>
      {entries.length === 0 ? (
        <Note>{empty ?? "Nothing yet."}</Note>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li key={entry.name} className="flex justify-between gap-4 border-t py-1.5 tabular-nums">
              <span className="wrap-anywhere">{of ? of(entry) : entry.name}</span>
              <span className="flex-none">{entry.count.toLocaleString("en-GB")}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** Kept in the URL, for links and the back button. */
function useSpan(): [AudienceSpan, (span: AudienceSpan) => void] {
  const days = useLocation({ select: ({ search }) => (search as Record<string, unknown>).days });
  const navigate = useNavigate();
  const span = audienceSpans.find((one) => one === Number(days)) ?? 30;
  return [
    span,
    (next) =>
      void navigate({ to: "/admin", search: next === 30 ? {} : { days: next }, replace: true, resetScroll: false }),
  ];
}

export function AudienceCard() {
  const [span, setSpan] = useSpan();
  const query = useAdminQuery(["home", "audience", span], () => fetchAudience({ data: { span } }));
  const site = useSite();
  // Days are counted in UTC.
  const [dayStart] = useState(() => localTime(site, new Date(new Date().setUTCHours(0, 0, 0, 0))));
  return (
    <FormCard title={`The last ${span} days`}>
      <ChoiceButtons
        name="Span"
        choices={audienceSpans.map((one) => ({ value: one, label: `${one} days` }))}
        chosen={span}
        onChoose={setSpan}
      />
      <Loaded query={query} what="the numbers">
        {(data) => <AudienceNumbers audience={data} />}
      </Loaded>
      <Note>
        Pages are counted as they are opened, without cookies and without anything about who opened them; robots that
        say so, link previews and what you open while signed in are left out. Referrers are the hosts of pages whose
        links were followed; campaigns are those named in a link. A day begins at {dayStart} of your time.
      </Note>
    </FormCard>
  );
}

function AudienceNumbers({ audience }: { audience: Audience }) {
  const { pages, referrers, campaigns, sources, downloads, booked, asked } = audience;
  const days = audience.days.map(({ day }) => dayName.format(new Date(`${day}T00:00:00Z`)));
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-6">
        {dayNumbers.map(({ name, title }) => (
          <DayChart key={name} title={title} values={audience.days.map((counts) => counts[name])} days={days} />
        ))}
      </div>
      <DayTable days={audience.days} names={days} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] gap-x-8 gap-y-6">
        <TopList title="Most viewed" entries={pages} of={({ name }) => <a href={name}>{name}</a>} />
        <TopList title="Referrers" entries={referrers} empty="No one followed a link from another site." />
        <TopList
          title="Campaigns"
          entries={campaigns}
          empty="No link that names a campaign was followed."
          of={({ name }) => (
            <Link to="/admin/leads" search={{ search: name }}>
              {name}
            </Link>
          )}
        />
        <TopList title="Sources" entries={sources} empty="No link that names a source was followed." />
        <TopList
          title="Downloaded"
          entries={downloads}
          empty="Nothing was downloaded."
          of={({ name }) => (
            <Link to="/admin/leads" search={{ kind: name }}>
              {leadTitle(name)}
            </Link>
          )}
        />
        <TopList
          title="Booked"
          entries={booked}
          empty="Nothing was booked."
          of={({ key, name }) => (
            <Link to="/admin/bookings" search={{ view: "all", type: key }}>
              {name}
            </Link>
          )}
        />
        <TopList
          title="Asked"
          entries={asked}
          empty="No one asked the archive."
          of={({ name }) => (
            <Link to="/admin/questions" search={{ search: name }}>
              {name}
            </Link>
          )}
        />
      </div>
    </>
  );
}
