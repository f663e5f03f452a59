import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, type SearchSchemaInput } from "@tanstack/react-router";
import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import { localTime, todayName } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { sessionQuery } from "../../accounts/session.ts";
import { fetchSetup, fetchVisibility } from "../../setup/setup.admin.functions.ts";
import { fetchAdminHome } from "../overview.functions.ts";
import { type AdminHome, missingIssueTexts, waitingCount, waitingTitle } from "../overview.ts";
import { AudienceCard } from "./audience-card.tsx";
import { hasNext, NextBox } from "./next-box.tsx";
import { ProblemRows } from "./problem-rows.tsx";
import { quietActionClass } from "./today-row.tsx";
import { WaitingBox } from "./waiting-box.tsx";

/** Nothing once the site is open. */
function SetupLine() {
  const { data } = useAdminQuery(["visibility"], () => fetchVisibility());
  return data && !data.isOpen ? <SetupProgress /> : null;
}

function SetupProgress() {
  const { data } = useAdminQuery(["setup"], () => fetchSetup());
  if (!data) return null;
  const { steps, openingSoon } = data;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section
      aria-label="Make it yours"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-surface px-5 py-3 max-tablet:px-4"
    >
      <svg viewBox="0 0 132 16" aria-hidden="true" className="h-4 w-33 flex-none fill-none stroke-2 stroke-signal">
        {steps.map(({ step, isDone }, index) => (
          <g key={step}>
            {index > 0 ? <path d={`M${29 * index - 12} 8h11`} strokeDasharray={isDone ? undefined : "4 3"} /> : null}
            <circle cx={8 + 29 * index} cy={8} r={5} className={isDone ? "fill-signal" : undefined} />
          </g>
        ))}
      </svg>
      <p className="flex-[1_1_16rem]">
        <b className="font-semibold">
          {steps.filter(({ isDone }) => isDone).length} of {steps.length} steps done.
        </b>{" "}
        <span className="text-ink-soft">
          {next
            ? `Next: ${next.title}. Visitors see ${openingSoon ? "“Opening soon” until then" : "the site either way"}.`
            : "You can open the site."}
        </span>
      </p>
      <Link to="/admin/setup" {...(next && { search: { step: next.step } })} className={quietActionClass}>
        Make it yours
      </Link>
    </section>
  );
}

export const Route = createFileRoute("/admin/")({
  validateSearch: (search: { days?: number } & SearchSchemaInput): { days?: number } => search,
  component: HomePage,
});

/** Today's date, the next call, and an issue that is pressing. */
function useDaySummary(home: AdminHome | undefined): string {
  const site = useSite();
  const [now] = useState(Date.now);
  const call = home?.calls.find(({ isToday, startsAt }) => isToday && Date.parse(startsAt) > now);
  const isQuiet = home && waitingCount(home) === 0 && !hasNext(home);
  const issue = home?.missingIssue?.isUrgent ? missingIssueTexts(home.missingIssue).title : undefined;
  return [
    todayName(site),
    call && `The next call is at ${localTime(site, new Date(call.startsAt))}`,
    issue,
    isQuiet && "A good day to write",
  ]
    .flatMap((sentence) => (sentence ? `${sentence}.` : []))
    .join(" ");
}

function HomePage() {
  const { data: session } = useQuery(sessionQuery());
  const query = useAdminQuery(["home"], () => fetchAdminHome());
  return (
    <>
      <PageBar
        title={query.data ? waitingTitle(waitingCount(query.data)) : "Today"}
        note={useDaySummary(query.data)}
        actions={
          <Link to="/admin/articles/$id" params={{ id: "new" }} className={buttonClass({ kind: "secondary" })}>
            Write an article
          </Link>
        }
      />
      <div className="grid min-w-0 gap-5">
        <Loaded query={query} what="today">
          {(home) => <Day home={home} />}
        </Loaded>
        <SetupLine />
        {session && !session.user.twoFactorEnabled ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 max-tablet:px-4">
            <ShieldAlert className="size-4.5 flex-none text-signal" />
            <span className="flex-[1_1_16rem]">
              <b className="font-semibold">Your account has a password only.</b>{" "}
              <span className="text-ink-soft">Two-factor authentication stops a stolen one. It takes two minutes.</span>
            </span>
            <Link to="/admin/security" className={quietActionClass}>
              Set up two-factor authentication
            </Link>
          </p>
        ) : null}
        <AudienceCard />
      </div>
    </>
  );
}

function Day({ home }: { home: AdminHome }) {
  const isWaiting = waitingCount(home) > 0;
  const isNext = hasNext(home);
  return (
    <>
      <ProblemRows home={home} />
      {isWaiting || isNext ? (
        <div
          className={classNames(
            "grid min-w-0 items-start gap-5",
            isWaiting && isNext && "wide:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]",
          )}
        >
          {isWaiting ? <WaitingBox home={home} /> : null}
          {isNext ? <NextBox home={home} /> : null}
        </div>
      ) : null}
    </>
  );
}
