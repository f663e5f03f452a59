import { Link } from "@tanstack/react-router";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { fetchSetup, fetchVisibility } from "../../setup/setup.admin.functions.ts";
import { goClass } from "./today-row.tsx";

/** How far the site is the owner's own, as one line; nothing once it is open. */
export function SetupLine() {
  const { data } = useAdminQuery(["visibility"], () => fetchVisibility());
  return data && !data.isOpen ? <Course /> : null;
}

function Course() {
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
      <Link to="/admin/setup" {...(next && { search: { step: next.step } })} className={goClass}>
        Make it yours
      </Link>
    </section>
  );
}
