import { createFileRoute, Link } from "@tanstack/react-router";
import { pageHead } from "../../../seo/page-head.ts";
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
    found: await (await import("../subscribers.functions.ts")).fetchSettings({
      data: { token: deps.token },
    }),
    answer: serverContext?.formAnswer,
  }),
  head: () => pageHead({ ...subscriptionMeta.preferences, path: "/newsletter/preferences", noindex: true }),
  component: PreferencesPage,
});

function PreferencesPage() {
  const { found, answer } = Route.useLoaderData();
  const { token, done } = Route.useSearch();
  if (found.state === "outdated") return <OutdatedLink />;
  if (found.state === "pending") return <StandAlone {...preferencesCopy.pending} />;
  if (found.state !== "confirmed") {
    const { title, lead } = confirmCopy[found.state];
    return (
      <StandAlone title={title} lead={lead}>
        <ActionLink to="/sunday-review" hash="subscribe" label={confirmButtons.again} />
      </StandAlone>
    );
  }
  return (
    <StandAlone title={preferencesCopy.title} lead={preferencesCopy.lead} className="max-w-read">
      <p className="text-base">
        {preferencesCopy.address} <b className="break-all">{found.email}</b>
      </p>
      {done ? <Notice tone="success" role="status" title={preferencesCopy.saved} className="w-full" /> : null}
      <VisibleForm
        shape={preferencesForm}
        answer={answer}
        known={{ name: found.name ?? "" }}
        submitLabel={preferencesCopy.submitLabel}
        className="w-full"
      />
      <p className="flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-4 text-base">
        <Link to="/newsletter/unsubscribe" search={{ token }} className="py-2">
          {preferencesCopy.leave}
        </Link>
        <Link to="/privacy/my-data" className="py-2">
          {preferencesCopy.held}
        </Link>
      </p>
    </StandAlone>
  );
}
