import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Note } from "../../../admin/note.tsx";
import { Loading, NotLoaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { leadTitle } from "../../leads/lead.ts";
import { type Audience, type AudienceSpan, audienceSpans } from "../audience.ts";
import { fetchAudience } from "../overview.functions.ts";
import { DayChart } from "./day-chart.tsx";
import { dayNumbers } from "./day-numbers.ts";
import { DayTable } from "./day-table.tsx";
import { TopList } from "./top-list.tsx";

const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** The span in the URL, so that it can be linked and gone back to. */
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

/** Who came in the last 30 or 90 days, from where, and what was downloaded, booked and asked. */
export function AudienceCard() {
  const [span, setSpan] = useSpan();
  const { data, error, refetch } = useAdminQuery(["home", "audience", span], () => fetchAudience({ data: { span } }));
  return (
    <FormCard title={`The last ${span} days`}>
      <ChoiceButtons
        name="Span"
        choices={audienceSpans.map((one) => ({ value: one, label: `${one} days` }))}
        chosen={span}
        onChoose={setSpan}
      />
      {data ? (
        <AudienceNumbers audience={data} />
      ) : error ? (
        <NotLoaded what="The numbers" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading what="the numbers" />
      )}
      <Note>
        Pages are counted as the server sends them, without cookies and without anything about who opened them; bots
        that say so are left out. Referrers are the hosts of pages whose links were followed; campaigns come from
        utm_campaign and utm_source in the URL. Days are those of UTC.
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
          empty="No link with utm_campaign was followed."
          of={({ name }) => (
            <Link to="/admin/leads" search={{ search: name }}>
              {name}
            </Link>
          )}
        />
        <TopList title="Sources" entries={sources} empty="No link with utm_source was followed." />
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
