import { createFileRoute, Link } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { headOf } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { Button } from "../../../ui/button.tsx";
import { readLinkSearch } from "../records/link-search.ts";
import { subscriptionMeta } from "../records/subscription-meta.ts";
import { postUnsubscription } from "../subscriber-handlers.functions.ts";
import { OutdatedLink } from "./outdated-link.tsx";
import { unsubscribeButtons, unsubscribeCopy } from "./subscription-copy.ts";

export const Route = createFileRoute("/_site/newsletter/unsubscribe")({
  validateSearch: readLinkSearch,
  server: { handlers: { POST: postUnsubscription } },
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ deps }) => (await import("../subscribers.functions.ts")).fetchSettings({ data: deps }),
  head: headOf((site) => ({
    ...copyOf(site, subscriptionMeta).unsubscribe,
    path: "/newsletter/unsubscribe",
    noindex: true,
  })),
  component: UnsubscribePage,
});

/** By button; email clients post here directly (RFC 8058). */
function UnsubscribePage() {
  const buttons = useCopy(unsubscribeButtons);
  const unsubscribe = useCopy(unsubscribeCopy);
  const loaded = Route.useLoaderData();
  const { token } = Route.useSearch();
  if (loaded.state === "outdated") return <OutdatedLink />;
  if (loaded.state === "confirmed" || loaded.state === "pending") {
    const { title, lead } = unsubscribe.confirmed;
    return (
      <StandAlone title={title} lead={lead}>
        <p className="font-semibold break-all">{loaded.email}</p>
        <form method="post" className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <Button type="submit">{buttons.end}</Button>
          <Link to="/newsletter/preferences" search={{ token }} className="py-2">
            {buttons.keep}
          </Link>
        </form>
      </StandAlone>
    );
  }
  const { title, lead } = unsubscribe[loaded.state === "unsubscribed" ? "unsubscribed" : "forged"];
  return (
    <StandAlone title={title} lead={lead}>
      <ActionLink to="/sunday-review" hash="subscribe" label={buttons.again} kind="secondary" />
    </StandAlone>
  );
}
