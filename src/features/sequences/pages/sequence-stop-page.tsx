import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { headOf } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { Button } from "../../../ui/button.tsx";
import { readLinkSearch } from "../../subscribers/records/link-search.ts";
import { subscriptionMeta } from "../../subscribers/records/subscription-meta.ts";
import { postSequenceStop } from "../sequence-handlers.functions.ts";
import { sequenceButtons, sequenceStopCopy } from "./sequence-copy.ts";

export const Route = createFileRoute("/_site/newsletter/sequence/stop")({
  validateSearch: readLinkSearch,
  server: { handlers: { POST: postSequenceStop } },
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ deps }) => (await import("../sequences.functions.ts")).fetchSequenceStop({ data: deps }),
  head: headOf((site) => ({
    ...copyOf(site, subscriptionMeta).sequenceStop,
    path: "/newsletter/sequence/stop",
    noindex: true,
  })),
  component: SequenceStopPage,
});

/** By button; email clients post here directly (RFC 8058). */
function SequenceStopPage() {
  const buttons = useCopy(sequenceButtons);
  const copy = useCopy(sequenceStopCopy);
  const loaded = Route.useLoaderData();
  const state = loaded === "pending" ? "active" : loaded;
  const { title, lead } = copy[state];
  return (
    <StandAlone title={title} lead={lead}>
      {state === "active" ? (
        <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit">{buttons.stop}</Button>
          <Button type="submit" kind="secondary" name="everything" value="yes">
            {buttons.everything}
          </Button>
        </form>
      ) : (
        <ActionLink to="/blog" label={buttons.read} kind="secondary" />
      )}
    </StandAlone>
  );
}
