import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { sessionQuery } from "../../../features/accounts/session.ts";
import { fetchAdminHome } from "../../../features/overview/overview.functions.ts";
import type { AdminHome } from "../../../features/overview/overview.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { PageBar } from "../kit/page-bar.tsx";
import { Loading, NotLoaded } from "../kit/states.tsx";
import { useAdminQuery } from "../kit/use-admin-query.ts";
import { DayChart } from "./day-chart.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { TodayList } from "./today-list.tsx";

export const Route = createFileRoute("/admin/")({ component: HomePage });

const todayName = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const numbers = [
  { name: "leads", title: "Leads", label: "Leads" },
  { name: "subscribers", title: "New subscribers", label: "Subscribers" },
  { name: "views", title: "Page views", label: "Pages" },
] as const;

/** Where the day begins: what is not safe yet, what waits, and what the last month brought. */
function HomePage() {
  const { data: session } = useQuery(sessionQuery());
  const { data: home, error, refetch } = useAdminQuery(["home"], () => fetchAdminHome());
  const [today] = useState(() => todayName.format(new Date()));
  return (
    <>
      <PageBar
        title={today}
        note={`Signed in as ${session?.user.email ?? ""}`}
        actions={
          <Link to="/admin/articles/$id" params={{ id: "new" }} className={buttonClass()}>
            Write an article
          </Link>
        }
      />
      <div className="admin-form-main">
        {session && !session.user.twoFactorEnabled ? (
          <Notice tone="warning" title="Your account has a password only">
            <p>Two-factor authentication stops a stolen password from opening this area. It takes two minutes.</p>
            <Link to="/admin/security" className={buttonClass({ kind: "secondary", size: "sm" })}>
              Set up two-factor authentication
            </Link>
          </Notice>
        ) : null}
        <FirstSteps />
        {home ? (
          <Numbers home={home} />
        ) : error ? (
          <NotLoaded what="Today" error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}

function Numbers({ home }: { home: AdminHome }) {
  const days = home.days.map(({ day }) => dayName.format(new Date(`${day}T00:00:00Z`)));
  return (
    <>
      <FormCard title="Waiting for you">
        <TodayList home={home} />
      </FormCard>
      <FormCard title="The last 30 days">
        <div className="admin-charts">
          {numbers.map(({ name, title }) => (
            <DayChart key={name} title={title} values={home.days.map((counts) => counts[name])} days={days} />
          ))}
        </div>
        {home.topPages.length > 0 ? (
          <div>
            <h3>Most viewed</h3>
            <ol className="admin-top">
              {home.topPages.map(({ path, views }) => (
                <li key={path}>
                  <a href={path}>{path}</a>
                  <span>{views.toLocaleString("en-GB")}</span>
                </li>
              ))}
            </ol>
          </div>
        ) : null}
        <details className="admin-numbers">
          <summary>The numbers, day by day</summary>
          <table className="admin-table">
            <caption className="sr-only">Leads, new subscribers and pages opened on each of the last 30 days</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {numbers.map(({ name, label }) => (
                  <th key={name} scope="col" className="is-number">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {home.days.toReversed().map((counts) => (
                <tr key={counts.day}>
                  <td>{dayName.format(new Date(`${counts.day}T00:00:00Z`))}</td>
                  {numbers.map(({ name, label }) => (
                    <td key={name} data-label={label} className="is-number">
                      {counts[name]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <p className="admin-note">
          Pages are counted as the server sends them, without cookies and without anything about who opened them;
          programs that say so are left out. Days are those of UTC.
        </p>
      </FormCard>
    </>
  );
}
