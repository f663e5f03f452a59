import { createFileRoute } from "@tanstack/react-router";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { headOf } from "../../seo/page-head.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { accessibility } from "./legal-documents.ts";
import { legalMeta } from "./legal-meta.ts";

const AccessibilityContents = deferredPart("never", () =>
  import("./accessibility-words.tsx").then((part) => part.AccessibilityContents),
);
const AccessibilityWords = deferredPart("never", () =>
  import("./accessibility-words.tsx").then((part) => part.AccessibilityWords),
);

export const Route = createFileRoute("/_site/accessibility")({
  loader: ({ context }) => context.queries.ask(legalTextQuery("accessibility")),
  head: headOf((site) => legalMeta(site, "accessibility")),
  component: AccessibilityPage,
});

/** Required by Section 14 BFSG. */
function AccessibilityPage() {
  const own = Route.useLoaderData();
  return (
    <LegalDocument document={accessibility} own={own} contents={<AccessibilityContents own={own} />}>
      <AccessibilityWords own={own} />
    </LegalDocument>
  );
}
