import { createFileRoute } from "@tanstack/react-router";
import { mediaOriginsQuery } from "../../features/episodes/episodes.queries.ts";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import type { OutsideOrigins } from "../../lib/embed-settings.ts";
import { headOf } from "../../seo/page-head.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { privacyPolicy } from "./legal-documents.ts";
import { legalMeta } from "./legal-meta.ts";

const PrivacyPolicyContents = deferredPart("never", () =>
  import("./privacy-policy-words.tsx").then((part) => part.PrivacyPolicyContents),
);
const PrivacyPolicyWords = deferredPart("never", () =>
  import("./privacy-policy-words.tsx").then((part) => part.PrivacyPolicyWords),
);

export const Route = createFileRoute("/_site/privacy-policy")({
  // The policy must render even when the podcast's data fails.
  loader: async ({ context: { queries } }) => {
    // Sequential, for a stable order in the page's data.
    const own = await queries.fetch(legalTextQuery("privacy"));
    const origins = await queries
      .fetch({ ...mediaOriginsQuery(), retry: false })
      .catch((): OutsideOrigins => ({ media: [], frames: [] }));
    return { origins, own };
  },
  head: headOf((site) => legalMeta(site, "privacy")),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  const { origins, own } = Route.useLoaderData();
  return (
    <LegalDocument document={privacyPolicy} own={own} contents={<PrivacyPolicyContents own={own} />}>
      <PrivacyPolicyWords own={own} origins={origins} />
    </LegalDocument>
  );
}
