import { createFileRoute } from "@tanstack/react-router";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { pageHead } from "../../seo/page-head.ts";
import { CookiePolicyContents, CookiePolicyWords } from "./cookie-policy-words.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { cookiePolicy } from "./legal-documents.ts";
import { legalMeta } from "./legal-meta.ts";

export const Route = createFileRoute("/_site/cookie-policy")({
  loader: ({ context }) => context.queries.ask(legalTextQuery("cookies")),
  head: () => pageHead(legalMeta.cookies),
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
