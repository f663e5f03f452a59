import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { headOf } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { Button } from "../../../ui/button.tsx";
import { readLinkSearch } from "../records/link-search.ts";
import { subscriptionMeta } from "../records/subscription-meta.ts";
import { postConfirmation } from "../subscriber-handlers.functions.ts";
import { confirmButtons, confirmCopy } from "./subscription-copy.ts";

export const Route = createFileRoute("/_site/newsletter/confirm")({
  validateSearch: readLinkSearch,
  server: { handlers: { POST: postConfirmation } },
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ deps }) => (await import("../subscribers.functions.ts")).fetchConfirmation({ data: deps }),
  head: headOf((site) => ({
    ...copyOf(site, subscriptionMeta).confirm,
    path: "/newsletter/confirm",
    noindex: true,
  })),
  component: ConfirmPage,
});

/** Opening the link changes nothing because email scanners open it too; the button confirms. */
function ConfirmPage() {
  const buttons = useCopy(confirmButtons);
  const copy = useCopy(confirmCopy);
  const loaded = Route.useLoaderData();
  const { done } = Route.useSearch();
  const state = loaded.state === "already" && done ? "confirmed" : loaded.state;
  const { title, lead } = copy[state];
  return (
    <StandAlone title={title} lead={lead}>
      {"email" in loaded ? <p className="font-semibold break-all">{loaded.email}</p> : null}
      {state === "pending" ? (
        <form method="post">
          <Button type="submit">{buttons.confirm}</Button>
        </form>
      ) : state === "confirmed" || state === "already" ? (
        <ActionLink to="/blog" label={buttons.read} kind="secondary" />
      ) : (
        <ActionLink to="/sunday-review" hash="subscribe" label={buttons.again} />
      )}
    </StandAlone>
  );
}
