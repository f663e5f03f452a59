import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { headOf } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { Button } from "../../../ui/button.tsx";
import { readLinkSearch } from "../../subscribers/records/link-search.ts";
import { subscriptionMeta } from "../../subscribers/records/subscription-meta.ts";
import { postSequenceConfirmation } from "../sequence-handlers.functions.ts";
import { sequenceButtons, sequenceConfirmCopy } from "./sequence-copy.ts";

export const Route = createFileRoute("/_site/newsletter/sequence/confirm")({
  validateSearch: readLinkSearch,
  server: { handlers: { POST: postSequenceConfirmation } },
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ deps }) => (await import("../sequences.functions.ts")).fetchSequenceConfirmation({ data: deps }),
  head: headOf((site) => ({
    ...copyOf(site, subscriptionMeta).sequenceConfirm,
    path: "/newsletter/sequence/confirm",
    noindex: true,
  })),
  component: SequenceConfirmPage,
});

/** Opening the link changes nothing because email scanners open it too; the button confirms. */
function SequenceConfirmPage() {
  const buttons = useCopy(sequenceButtons);
  const copy = useCopy(sequenceConfirmCopy);
  const state = Route.useLoaderData();
  const { title, lead } = copy[state];
  return (
    <StandAlone title={title} lead={lead}>
      {state === "pending" ? (
        <form method="post">
          <Button type="submit">{buttons.confirm}</Button>
        </form>
      ) : (
        <ActionLink to="/blog" label={buttons.read} kind="secondary" />
      )}
    </StandAlone>
  );
}
