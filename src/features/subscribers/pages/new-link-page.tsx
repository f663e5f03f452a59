import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { headOf } from "../../../seo/page-head.ts";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { VisibleForm } from "../../forms/ui/visible-form.ts";
import { subscriptionMeta } from "../records/subscription-meta.ts";
import { postSubscriptionLink } from "../subscriber-handlers.functions.ts";
import { newLinkCopy, newLinkForm } from "./subscription-copy.ts";

export const Route = createFileRoute("/_site/newsletter/link")({
  server: { handlers: { POST: postSubscriptionLink(newLinkForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: headOf((site) => ({
    ...copyOf(site, subscriptionMeta).link,
    path: "/newsletter/link",
    noindex: true,
  })),
  component: NewLinkPage,
});

function NewLinkPage() {
  const site = useSite();
  const { title, lead, submitLabel } = useCopy(newLinkCopy);
  return (
    <StandAlone title={title} lead={lead} className="max-w-read">
      <VisibleForm
        shape={newLinkForm(site)}
        answer={Route.useLoaderData()}
        submitLabel={submitLabel}
        className="w-full"
      />
    </StandAlone>
  );
}
