import { createFileRoute, retainSearchParams } from "@tanstack/react-router";
import { FormEmbed } from "../../../../embeds/marketing/form-embed.tsx";
import { pageHead } from "../../../../seo/page-head.ts";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { FormCard } from "../../../forms/ui/form-card.tsx";
import type { RoiIndustry } from "../../../roi/roi-industry.ts";
import { ebookForm } from "../../ebook-form.ts";
import { postLead } from "../../leads.functions.ts";
import { CalculationSection } from "./calculation-section.tsx";
import { anchors, downloadCopy } from "./ebook-copy.ts";
import { EbookHero } from "./ebook-hero.tsx";
import { ebookMeta } from "./ebook-meta.ts";
import { readEbookSearch } from "./ebook-search.ts";
import { IndustrySection } from "./industry-section.tsx";

const ClosingBanner = deferredPart("never", () => import("./ebook-parts.tsx").then((part) => part.ClosingBanner));
const LearnSection = deferredPart("never", () => import("./ebook-parts.tsx").then((part) => part.LearnSection));
const VoicesSection = deferredPart("never", () => import("./ebook-parts.tsx").then((part) => part.VoicesSection));

export const Route = createFileRoute("/_site/ebook")({
  staticData: { header: "on-deep" },
  validateSearch: readEbookSearch,
  server: { handlers: { POST: postLead("ebook", ebookForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  // Links to a place on this page keep the industry that was picked.
  search: { middlewares: [retainSearchParams(["industry"])] },
  head: () => pageHead({ ...ebookMeta, path: "/ebook" }),
  component: EbookPage,
});

/** The free eBook (specification, "Ebook"). */
function EbookPage() {
  const { industry } = Route.useSearch();
  const answer = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const chooseIndustry = (chosen: RoiIndustry) => {
    void navigate({
      search: { industry: chosen },
      hash: true,
      hashScrollIntoView: false,
      resetScroll: false,
      replace: true,
    });
  };
  return (
    <>
      <EbookHero />
      <IndustrySection industry={industry} />
      <LearnSection />
      <CalculationSection industry={industry} onChooseIndustry={chooseIndustry} />
      <VoicesSection />
      <Section mark={downloadCopy.mark} title={downloadCopy.title} lead={downloadCopy.lead}>
        <Indent>
          <FormEmbed form="ebook" id={anchors.download}>
            <FormCard
              id={anchors.download}
              heading="h3"
              title={downloadCopy.cardTitle}
              intro={downloadCopy.intro}
              shape={ebookForm}
              answer={answer}
              submitLabel={downloadCopy.submitLabel}
            />
          </FormEmbed>
        </Indent>
      </Section>
      <ClosingBanner />
    </>
  );
}
