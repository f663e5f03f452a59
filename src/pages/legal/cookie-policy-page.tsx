import { createFileRoute } from "@tanstack/react-router";
import { headings, html } from "../../facts/legal/cookie-policy.md";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { headOf } from "../../seo/page-head.ts";
import { LegalDocument } from "./legal-document.tsx";
import { cookiePolicy } from "./legal-documents.ts";
import { legalMeta, legalPaths } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";

export const Route = createFileRoute("/_site/cookie-policy")({
  loader: ({ context }) => context.queries.fetch(legalTextQuery("cookies")),
  head: headOf((site) => legalMeta(site, "cookies")),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  const own = Route.useLoaderData();
  const contents = <LegalContents path={legalPaths.cookies} headings={own?.headings ?? headings} />;
  return (
    <LegalDocument document={cookiePolicy} own={own} contents={contents}>
      <LegalWords html={html} own={own} />
    </LegalDocument>
  );
}
