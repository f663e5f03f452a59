import { createFileRoute } from "@tanstack/react-router";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { headOf } from "../../seo/page-head.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { cookiePolicy } from "./legal-documents.ts";
import { legalMeta } from "./legal-meta.ts";

const CookiePolicyContents = deferredPart("never", () =>
  import("./cookie-policy-words.tsx").then((part) => part.CookiePolicyContents),
);
const CookiePolicyWords = deferredPart("never", () =>
  import("./cookie-policy-words.tsx").then((part) => part.CookiePolicyWords),
);

export const Route = createFileRoute("/_site/cookie-policy")({
  loader: ({ context }) => context.queries.ask(legalTextQuery("cookies")),
  head: headOf((site) => legalMeta(site, "cookies")),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  const own = Route.useLoaderData();
  return (
    <LegalDocument document={cookiePolicy} own={own} contents={<CookiePolicyContents own={own} />}>
      <CookiePolicyWords own={own} />
    </LegalDocument>
  );
}
