import { createFileRoute } from "@tanstack/react-router";
import { backClass, PageBar } from "../../../admin/page-bar.tsx";
import { Loading, NotLoaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { fetchSiteSettings } from "../settings.admin.functions.ts";
import { SettingsForm } from "./settings-form.tsx";

export const Route = createFileRoute("/admin/settings")({ component: SettingsPage });

/** What the site says about its owner, to be changed without a line of code. */
function SettingsPage() {
  const { data, error, refetch } = useAdminQuery(["settings"], () => fetchSiteSettings());
  return (
    <>
      <PageBar
        title="Make it yours"
        note="What you save here appears at once on every page, feed, card and email."
        actions={
          <a href="/" className={backClass}>
            View the site
          </a>
        }
      />
      {data ? (
        <SettingsForm state={data} />
      ) : error ? (
        <NotLoaded what="The settings" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading what="the settings" />
      )}
    </>
  );
}
