import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, type SearchSchemaInput } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { todayName } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import type { Site } from "../../../facts/site.ts";
import { titleOfTextPage } from "../../../facts/text-page-title.ts";
import { exampleOf } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { sessionQuery } from "../../accounts/session.ts";
import type { ChecklistItem } from "../../setup/checklist.ts";
import { fetchChecklist } from "../../setup/setup.admin.functions.ts";
import { nameOfPage } from "../../texts/page-name.ts";
import { fetchAdminHome } from "../overview.functions.ts";
import { AudienceCard } from "./audience-card.tsx";
import { TodayList } from "./today-list.tsx";

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

function FirstSteps() {
  const site = useSite();
  const { data } = useAdminQuery(["opening", "checklist"], () => fetchChecklist());
  const open = data?.filter(({ done }) => !done) ?? [];
  if (!data || open.length === 0) return null;
  return (
    <FormCard
      title="Before you open"
      note={`${data.length - open.length} of ${data.length} done. Visitors see the site either way.`}
    >
      <ol className="admin-rows">
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
          .filter(({ done }) => done)
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
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/")({
  validateSearch: (search: { days?: number } & SearchSchemaInput): { days?: number } => search,
  component: HomePage,
});

function HomePage() {
  const site = useSite();
  const { data: session } = useQuery(sessionQuery());
  const query = useAdminQuery(["home"], () => fetchAdminHome());
  const [today] = useState(() => todayName(site));
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
      <div className="grid min-w-0 gap-5">
        {session && !session.user.twoFactorEnabled ? (
          <Notice tone="warning" title="Your account has a password only">
            <p>Two-factor authentication stops a stolen password from opening this area. It takes two minutes.</p>
            <Link to="/admin/security" className={buttonClass({ kind: "secondary", size: "sm" })}>
              Set up two-factor authentication
            </Link>
          </Notice>
        ) : null}
        <FirstSteps />
        <Loaded query={query} what="today">
          {(home) => (
            <FormCard title="Waiting for you">
              <TodayList home={home} />
            </FormCard>
          )}
        </Loaded>
        <AudienceCard />
      </div>
    </>
  );
}
