import { Link } from "@tanstack/react-router";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import type { Site } from "../../../facts/site.ts";
import { titleOfTextPage } from "../../../facts/text-page-title.ts";
import { exampleOf } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { buttonClass } from "../../../ui/button.tsx";
import type { ChecklistItem } from "../../setup/checklist.ts";
import { fetchChecklist } from "../../setup/setup.admin.functions.ts";
import { nameOfPage } from "../../texts/page-name.ts";
import { goClass } from "./today-row.tsx";

const action = buttonClass({ kind: "secondary", size: "sm" });

const settingsLink = (label: string, hash = "you") => (
  <Link to="/admin/settings" hash={hash} className={action}>
    {label}
  </Link>
);

const samplesLink = (label: string) => (
  <Link to="/admin/samples" className={action}>
    {label}
  </Link>
);

const actionOf = (site: Site, { key, page }: ChecklistItem): ReactNode =>
  page ? (
    <a
      href={exampleOf(page) ? `${exampleOf(page)}?edit` : `/admin/pages/${nameOfPage(page)}`}
      className={action}
      aria-label={`Edit the page ${titleOfTextPage(site, page)}`}
    >
      Edit the page
    </a>
  ) : (
    actions[key]
  );

const actions: Readonly<Partial<Record<ChecklistItem["key"], ReactNode>>> = {
  name: settingsLink("Enter your name"),
  address: settingsLink("Enter your address"),
  legal: settingsLink("Read your legal texts", "legal"),
  links: settingsLink("Enter your profiles", "links"),
  feed: settingsLink("Describe your podcast", "podcast"),
  downloads: settingsLink("Choose your files", "downloads"),
  calls: (
    <Link to="/admin/availability" className={action}>
      Enter links and places
    </Link>
  ),
  samples: samplesLink("See the samples"),
  open: samplesLink("Open the site"),
  email: (
    <Link to="/admin/mail-server" className={action}>
      Enter the mail server
    </Link>
  ),
  article: (
    <Link to="/admin/articles/$id" params={{ id: "new" }} className={action}>
      Write an article
    </Link>
  ),
};

const progressClass =
  "h-1.5 w-33 appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-signal-fill " +
  "[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal-fill";

/** What is left before the site opens, as one line. */
export function SetupLine() {
  const site = useSite();
  const { data } = useAdminQuery(["opening", "checklist"], () => fetchChecklist());
  const open = data?.filter(({ done }) => !done) ?? [];
  const [next] = open;
  if (!data || !next) return null;
  const done = data.length - open.length;
  return (
    <details className="group min-w-0 rounded-card border bg-surface px-5 py-3 max-tablet:px-4">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-2">
        <progress aria-label="Steps done" value={done} max={data.length} className={progressClass} />
        <span className="flex-[1_1_16rem]">
          <b className="font-semibold">
            {done} of {data.length} steps done.
          </b>{" "}
          <span className="text-ink-soft">Next: {next.title}. Visitors see the site either way.</span>
        </span>
        <span className={goClass}>
          Before you open
          <ChevronDown className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ol className="admin-rows mt-3">
        {open.map((item) => (
          <li key={item.title}>
            <span>
              <b>{item.title}</b>
              <small>{item.note}</small>
            </span>
            {actionOf(site, item)}
          </li>
        ))}
        {data
          .filter((item) => item.done)
          .map(({ title }) => (
            <li key={title}>
              <span className="flex items-center gap-2 text-ink-soft">
                <Check className="w-5 text-tide" />
                <span className="sr-only">Done: </span>
                {title}
              </span>
            </li>
          ))}
      </ol>
    </details>
  );
}
