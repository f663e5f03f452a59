import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Folded } from "../../../admin/folded.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import type { Site } from "../../../facts/site.ts";
import { titleOfTextPage } from "../../../facts/text-page-title.ts";
import { exampleOf } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { nameOfPage } from "../../texts/page-name.ts";
import type { ChecklistItem } from "../checklist.ts";
import { fetchChecklist } from "../setup.admin.functions.ts";

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
  open: (
    <Link to="/admin/setup" hash="open" className={action}>
      Open the site
    </Link>
  ),
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

/** Everything that is left before the site opens, page by page; nothing once it is open. */
export function ChecklistRows() {
  const site = useSite();
  const { data } = useAdminQuery(["opening", "checklist"], () => fetchChecklist());
  const open = data?.filter(({ done }) => !done) ?? [];
  if (!data || open.length === 0) return null;
  return (
    <Folded summary={`Page by page: ${data.length - open.length} of ${data.length} done`}>
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
    </Folded>
  );
}
