import { createFileRoute, Link } from "@tanstack/react-router";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded } from "../../../admin/states.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import type { Site } from "../../../facts/site.ts";
import { titleOfTextPage } from "../../../facts/text-page-title.ts";
import { useSite } from "../../../facts/use-site.ts";
import { nameOfPage } from "../page-name.ts";
import { fetchTextPages } from "../page-texts.admin.functions.ts";
import type { TextPageSummary } from "../text-state.ts";

export const Route = createFileRoute("/admin/pages")({ component: PagesPage });

const stateOf = (site: Site, { changes, at }: TextPageSummary) =>
  changes === 0
    ? "As it came with the site"
    : `${counted(changes, "text")} of your own${at ? `, ${formatDateTime(site, at)}` : ""}`;

function PagesPage() {
  const site = useSite();
  const query = useAdminQuery(["texts", "list"], () => fetchTextPages());
  return (
    <>
      <PageBar title="Pages" note="Every text of the site is yours to change. What you publish appears at once." />
      <Loaded query={query} what="the pages">
        {(data) => (
          <ul className="admin-rows rounded-card border bg-surface px-5">
            {data.map((summary) => (
              <li key={summary.page}>
                <span>
                  <Link to="/admin/pages/$page" params={{ page: nameOfPage(summary.page) }}>
                    {titleOfTextPage(site, summary.page)}
                  </Link>
                  <small>
                    {summary.page}: {stateOf(site, summary)}
                  </small>
                </span>
                {summary.isHidden ? <StatusChip tone="open">Hidden</StatusChip> : null}
                {summary.hasDraft ? <StatusChip tone="planned">Draft</StatusChip> : null}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
