import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { buttonClass } from "../../../ui/button.tsx";
import type { ChecklistItem } from "../../settings/checklist.ts";
import { fetchChecklist } from "../../settings/settings.admin.functions.ts";

const action = buttonClass({ kind: "secondary", size: "sm" });

const settingsLink = (label: string, hash = "you") => (
  <Link to="/admin/settings" hash={hash} className={action}>
    {label}
  </Link>
);

const actions: Readonly<Record<ChecklistItem["key"], ReactNode>> = {
  name: settingsLink("Enter your name"),
  address: settingsLink("Enter your address"),
  legal: settingsLink("Read your legal texts", "legal"),
  email: (
    <Link to="/admin/mails" className={action}>
      See the emails
    </Link>
  ),
  article: (
    <Link to="/admin/articles/$id" params={{ id: "new" }} className={action}>
      Write an article
    </Link>
  ),
};

/** What makes the site the owner's own; gone when all of it is done. */
export function FirstSteps() {
  const { data } = useAdminQuery(["settings", "checklist"], () => fetchChecklist());
  const open = data?.filter(({ done }) => !done) ?? [];
  if (!data || open.length === 0) return null;
  return (
    <FormCard
      title="Before you open"
      note={`${data.length - open.length} of ${data.length} done. Visitors see the site either way.`}
    >
      <ol className="admin-rows">
        {open.map(({ key, title, note }) => (
          <li key={key}>
            <span>
              <b>{title}</b>
              <small>{note}</small>
            </span>
            {actions[key]}
          </li>
        ))}
        {data
          .filter(({ done }) => done)
          .map(({ key, title }) => (
            <li key={key}>
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
