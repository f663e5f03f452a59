import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { Button } from "../../../ui/button.tsx";
import { postSequenceConfirmation } from "../sequences/sequence-handlers.functions.ts";
import { readLinkSearch } from "./link-search.ts";
import { sequenceButtons, sequenceConfirmCopy } from "./sequence-copy.ts";
import { subscriptionMeta } from "./subscription-meta.ts";

export const Route = createFileRoute("/_site/newsletter/sequence/confirm")({
  validateSearch: readLinkSearch,
  server: { handlers: { POST: postSequenceConfirmation } },
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ deps }) =>
    (await import("../sequences/sequences.functions.ts")).fetchSequenceConfirmation({ data: deps }),
  head: ({ match }) => {
    const site = match.context.site();
    return pageHead(site, {
      ...copyOf(site, subscriptionMeta).sequenceConfirm,
      path: "/newsletter/sequence/confirm",
      noindex: true,
    });
  },
  component: SequenceConfirmPage,
});

/** Opening the link changes nothing because email scanners open it too; the button confirms. */
function SequenceConfirmPage() {
  const sequenceButtonsWords = useCopy(sequenceButtons);
  const sequenceConfirm = useCopy(sequenceConfirmCopy);
  const state = Route.useLoaderData();
  const { title, lead } = sequenceConfirm[state];
  return (
    <StandAlone title={title} lead={lead}>
      {state === "pending" ? (
        <form method="post">
          <Button type="submit">{sequenceButtonsWords.confirm}</Button>
        </form>
      ) : (
        <ActionLink to="/blog" label={sequenceButtonsWords.read} kind="secondary" />
      )}
    </StandAlone>
  );
}
