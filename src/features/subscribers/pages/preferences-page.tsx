import { createFileRoute, Link } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { headOf } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { VisibleForm } from "../../forms/ui/visible-form.ts";
import { readLinkSearch } from "../records/link-search.ts";
import { subscriptionMeta } from "../records/subscription-meta.ts";
import { postPreferences } from "../subscriber-handlers.functions.ts";
import { OutdatedLink } from "./outdated-link.tsx";
import { confirmButtons, confirmCopy, preferencesCopy, preferencesForm } from "./subscription-copy.ts";

export const Route = createFileRoute("/_site/newsletter/preferences")({
  validateSearch: readLinkSearch,
  server: { handlers: { POST: postPreferences(preferencesForm) } },
  loaderDeps: ({ search }) => ({ token: search.token, done: search.done }),
  loader: async ({ deps, serverContext }) => ({
    subscription: await (await import("../subscribers.functions.ts")).fetchSettings({
      data: { token: deps.token },
    }),
    answer: serverContext?.formAnswer,
  }),
  head: headOf((site) => ({
    ...copyOf(site, subscriptionMeta).preferences,
    path: "/newsletter/preferences",
    noindex: true,
  })),
  component: PreferencesPage,
});

function PreferencesPage() {
  const site = useSite();
  const preferences = useCopy(preferencesCopy);
  const buttons = useCopy(confirmButtons);
  const confirm = useCopy(confirmCopy);
  const { subscription, answer } = Route.useLoaderData();
  const { token, done } = Route.useSearch();
  if (subscription.state === "outdated") return <OutdatedLink />;
  if (subscription.state === "pending") return <StandAlone {...preferences.pending} />;
  if (subscription.state !== "confirmed") {
    const { title, lead } = confirm[subscription.state];
    return (
      <StandAlone title={title} lead={lead}>
        <ActionLink to="/sunday-review" hash="subscribe" label={buttons.again} />
      </StandAlone>
    );
  }
  return (
    <StandAlone title={preferences.title} lead={preferences.lead} className="max-w-read">
      <p className="text-base">
        {preferences.address} <b className="break-all">{subscription.email}</b>
      </p>
      {done ? <Notice tone="success" role="status" title={preferences.saved} className="w-full" /> : null}
      <VisibleForm
        shape={preferencesForm(site)}
        answer={answer}
        initialValues={{ name: subscription.name ?? "" }}
        submitLabel={preferences.submitLabel}
        className="w-full"
      />
      <p className="flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-4 text-base">
        <Link to="/newsletter/unsubscribe" search={{ token }} className="py-2">
          {preferences.leave}
        </Link>
        <Link to="/privacy/my-data" className="py-2">
          {preferences.held}
        </Link>
      </p>
    </StandAlone>
  );
}
