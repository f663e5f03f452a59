import { Link } from "@tanstack/react-router";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { fetchSetup } from "../../setup/setup.admin.functions.ts";
import { goClass } from "./today-row.tsx";

const progressClass =
  "h-1.5 w-33 appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-signal-fill " +
  "[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal-fill";

/** What is left before the site opens, as one line. */
export function SetupLine() {
  const { data } = useAdminQuery(["setup"], () => fetchSetup());
  if (!data || data.opening.isOpen) return null;
  const left = data.steps.filter(({ isDone }) => !isDone);
  const [next] = left;
  const done = data.steps.length - left.length;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-surface px-5 py-3 max-tablet:px-4">
      <progress aria-label="Steps done" value={done} max={data.steps.length} className={progressClass} />
      <span className="flex-[1_1_16rem]">
        <b className="font-semibold">
          {done} of {data.steps.length} steps done.
        </b>{" "}
        <span className="text-ink-soft">
          Next: {next ? next.title : "open the site"}. Visitors see the site{" "}
          {data.openingSoon ? "once it is open" : "either way"}.
        </span>
      </span>
      <Link to="/admin/setup" className={goClass}>
        Make it yours
      </Link>
    </p>
  );
}
