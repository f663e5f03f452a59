import { createFileRoute } from "@tanstack/react-router";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { headOf } from "../../seo/page-head.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { impressum } from "./legal-documents.ts";
import { legalMeta } from "./legal-meta.ts";

const ImpressumContents = deferredPart("never", () =>
  import("./impressum-words.tsx").then((part) => part.ImpressumContents),
);
const ImpressumWords = deferredPart("never", () => import("./impressum-words.tsx").then((part) => part.ImpressumWords));

export const Route = createFileRoute("/_site/impressum")({
  loader: ({ context }) => context.queries.fetch(legalTextQuery("impressum")),
  head: headOf((site) => legalMeta(site, "impressum")),
  component: ImpressumPage,
});

function ImpressumPage() {
  const own = Route.useLoaderData();
  return (
    <LegalDocument document={impressum} own={own} contents={<ImpressumContents own={own} />}>
      <ImpressumWords own={own} />
    </LegalDocument>
  );
}
