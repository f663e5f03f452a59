import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { localTime } from "../../../admin/format-date-time.ts";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useSite } from "../../../facts/use-site.ts";
import { leadTitle } from "../../leads/lead.ts";
import {
  type Audience,
  type AudienceSpan,
  audienceSpans,
  busiestDay,
  type DayCount,
  type NamedCount,
  sumOf,
} from "../audience.ts";
import { fetchAudience } from "../overview.functions.ts";
import { quietActionClass, TodayBox } from "./today-row.tsx";

const dayNumbers = [
  { name: "views", label: "Pages" },
  { name: "leads", label: "Leads" },
  { name: "subscribers", label: "Subscribers" },
] as const;

const width = 600;
const height = 64;
const topPadding = 6;

const eventVerbs = { article: "was published", episode: "was published", issue: "was sent" } as const;

/** Page views by day, with a line at the busiest day. */
function Sparkline({ audience: { days, event }, names }: { audience: Audience; names: readonly string[] }) {
  const busiest = busiestDay(days);
  if (!busiest) return null;
  const x = (index: number) => ((index / (days.length - 1)) * width).toFixed(1);
  const y = (views: number) => (height - (views / busiest.views) * (height - topPadding)).toFixed(1);
  const points = days.map(({ views }, index) => `${x(index)},${y(views)}`).join(" ");
  const busiestIndex = days.indexOf(busiest);
  const busiestText = `Most on ${names[busiestIndex]}: ${busiest.views.toLocaleString("en-GB")}.`;
  return (
    <div className="grid gap-1">
      <svg
        className="block h-16 w-full"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Page views, the last ${days.length} days. ${busiestText}`}
      >
        <polygon className="fill-tide-soft" points={`0,${height} ${points} ${width},${height}`} />
        <polyline className="fill-none stroke-[1.5] stroke-tide [vector-effect:non-scaling-stroke]" points={points} />
        <line
          className="stroke-[1.5] stroke-signal-fill [stroke-dasharray:3_3] [vector-effect:non-scaling-stroke]"
          {...{ x1: x(busiestIndex), x2: x(busiestIndex), y1: 0, y2: height }}
        />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
        <span>{names[0]}</span>
        <span>{names.at(-1)}</span>
      </p>
      <small>
        {busiestText} {event ? `“${event.title}” ${eventVerbs[event.kind]} on ${shortDay(event.day)}.` : null}
      </small>
    </div>
  );
}

const formatChange = (change: number, unit = "") =>
  change === 0 ? "as before" : `${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en-GB")}${unit}`;

/** With the change from as many previous days, if those counted anything. */
function Figures({ audience: { days, before, booked, mandates } }: { audience: Audience }) {
  const { views, addresses } = sumOf(days);
  const calls = booked.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    ["Page views", views, before.views > 0 && formatChange(Math.round((views / before.views - 1) * 100), "%")],
    ["Left an address", addresses, before.addresses > 0 && formatChange(addresses - before.addresses)],
    ["Booked a call", calls, null],
    ["Mandates", mandates.count, mandates.euro > 0 && `€${mandates.euro.toLocaleString("en-GB")}`],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 md:grid-cols-4">
      {figures.map(([label, count, note]) => (
        <div key={label}>
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="font-heading font-serif text-[1.5rem] leading-tight tabular-nums">
            {count.toLocaleString("en-GB")} {note ? <small className="inline! font-sans">{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DayTable({ days, names }: { days: readonly DayCount[]; names: readonly string[] }) {
  const rows = days.map((counts, index) => ({ ...counts, name: names[index] })).toReversed();
  return (
    <Collapsible summary="The numbers, day by day">
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
    </Collapsible>
  );
}

type TopListProps<Entry extends NamedCount> = {
  title: string;
  entries: readonly Entry[];
  empty?: string;
  /** Defaults to the name. */
  renderEntry?: (entry: Entry) => ReactNode;
};

function TopList<Entry extends NamedCount>({
  title,
  entries,
  empty = "Nothing yet.",
  renderEntry,
}: TopListProps<Entry>) {
  return (
    <div>
      <h3 className="mb-1">{title}</h3>
      {entries.length === 0 ? (
        <Note>{empty}</Note>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li key={entry.name} className="flex justify-between gap-4 border-t py-1.5 tabular-nums">
              <span className="wrap-anywhere">{renderEntry ? renderEntry(entry) : entry.name}</span>
              <span className="flex-none">{entry.count.toLocaleString("en-GB")}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const shortDay = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

/** Stored in the URL, for links and the back button. */
function useSpan(): [AudienceSpan, (span: AudienceSpan) => void] {
  const days = useLocation({ select: ({ search }) => (search as Record<string, unknown>).days });
  const navigate = useNavigate();
  const span = audienceSpans.find((candidate) => candidate === Number(days)) ?? 30;
  return [
    span,
    (next) =>
      void navigate({ to: "/admin", search: next === 30 ? {} : { days: next }, replace: true, resetScroll: false }),
  ];
}

export function AudienceCard() {
  const [span, setSpan] = useSpan();
  const query = useAdminQuery(["home", "audience", span], () => fetchAudience({ data: { span } }));
  return (
    <Loaded query={query} what="the numbers">
      {(audience) => {
        const { views, addresses } = sumOf(audience.days);
        return views + addresses + audience.before.views === 0 ? null : (
          <TodayBox
            title={`The last ${span} days`}
            note={
              <Link to="/admin/what-works" className={quietActionClass}>
                What works
              </Link>
            }
          >
            <div className="grid gap-4 px-5 pb-4 max-tablet:px-4">
              <AudienceNumbers audience={audience}>
                <ChoiceButtons
                  name="Span"
                  choices={audienceSpans.map((option) => ({ value: option, label: `${option} days` }))}
                  value={span}
                  onChange={setSpan}
                />
              </AudienceNumbers>
            </div>
          </TodayBox>
        );
      }}
    </Loaded>
  );
}

function AudienceNumbers({ audience, children }: { audience: Audience; children: ReactNode }) {
  const site = useSite();
  // Days are counted in UTC.
  const [dayStart] = useState(() => localTime(site, new Date(new Date().setUTCHours(0, 0, 0, 0))));
  const { pages, referrers, campaigns, sources, downloads, booked, asked } = audience;
  const days = audience.days.map(({ day }) => shortDay(day));
  if (!busiestDay(audience.days))
    return (
      <>
        {sumOf(audience.days).addresses > 0 ? <Figures audience={audience} /> : null}
        <Note>
          No page was opened in these {days.length} days. <Link to="/admin/articles">Publish an article</Link>, or send
          someone a link: what follows is counted here.
        </Note>
        {children}
      </>
    );
  return (
    <>
      <Figures audience={audience} />
      <Sparkline audience={audience} names={days} />
      {children}
      <DayTable days={audience.days} names={days} />
      <Collapsible summary="Pages, links and downloads">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] gap-x-8 gap-y-6">
          <TopList title="Most viewed" entries={pages} renderEntry={({ name }) => <a href={name}>{name}</a>} />
          <TopList title="Referrers" entries={referrers} empty="No one followed a link from another site." />
          <TopList
            title="Campaigns"
            entries={campaigns}
            empty="No link that names a campaign was followed."
            renderEntry={({ name }) => (
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
            renderEntry={({ name }) => (
              <Link to="/admin/leads" search={{ kind: name }}>
                {leadTitle(name)}
              </Link>
            )}
          />
          <TopList
            title="Booked"
            entries={booked}
            empty="Nothing was booked."
            renderEntry={({ key, name }) => (
              <Link to="/admin/bookings" search={{ view: "all", type: key }}>
                {name}
              </Link>
            )}
          />
          <TopList
            title="Asked"
            entries={asked}
            empty="No one asked the archive."
            renderEntry={({ name }) => (
              <Link to="/admin/questions" search={{ search: name }}>
                {name}
              </Link>
            )}
          />
        </div>
        <Note className="mt-4">
          Pages are counted as they are opened, without cookies and without anything about who opened them; robots that
          say so, link previews and what you open while signed in are left out. Referrers are the hosts of pages whose
          links were followed; campaigns are those named in a link. A day begins at {dayStart} of your time.
        </Note>
      </Collapsible>
    </>
  );
}
