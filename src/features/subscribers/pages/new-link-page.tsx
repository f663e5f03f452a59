import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../seo/page-head.ts";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { SiteForm } from "../../forms/ui/site-form.tsx";
import { subscriptionMeta } from "../records/subscription-meta.ts";
import { postSubscriptionLink } from "../subscriber-handlers.functions.ts";
import { newLinkCopy, newLinkForm } from "./subscription-copy.ts";

export const Route = createFileRoute("/_site/newsletter/link")({
  server: { handlers: { POST: postSubscriptionLink(newLinkForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: () => pageHead({ ...subscriptionMeta.link, path: "/newsletter/link", noindex: true }),
  component: NewLinkPage,
});

function NewLinkPage() {
  const { title, lead, submitLabel } = newLinkCopy;
  return (
    <StandAlone title={title} lead={lead} className="max-w-read">
      <SiteForm shape={newLinkForm} answer={Route.useLoaderData()} submitLabel={submitLabel} className="w-full" />
    </StandAlone>
  );
}
