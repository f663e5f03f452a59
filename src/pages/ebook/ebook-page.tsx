import { createFileRoute, retainSearchParams } from "@tanstack/react-router";
import { FormEmbed } from "../../embeds/marketing/form-embed.tsx";
import { testimonials } from "../../facts/testimonials.ts";
import { FormCard } from "../../features/forms/ui/form-card.tsx";
import { postLead } from "../../features/leads/leads.functions.ts";
import type { RoiIndustry } from "../../features/roi/roi-industry.ts";
import { pageHead } from "../../seo/page-head.ts";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Testimonials } from "../../site/testimonials.tsx";
import { Cells } from "../../ui/cells.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { CalculationSection } from "./calculation-section.tsx";
import { anchors, closingCopy, downloadCopy, learnCopy, voicesCopy } from "./ebook-copy.ts";
import { ebookForm } from "./ebook-form.ts";
import { EbookHero } from "./ebook-hero.tsx";
import { ebookMeta } from "./ebook-meta.ts";
import { readEbookSearch } from "./ebook-search.ts";
import { IndustrySection } from "./industry-section.tsx";

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
      <Section id="what-you-learn" ground="ground" mark={learnCopy.mark} title={learnCopy.title} lead={learnCopy.lead}>
        <Cells columns={3} items={learnCopy.items} />
      </Section>
      <CalculationSection industry={industry} onChooseIndustry={chooseIndustry} />
      {testimonials("ebook").length > 0 ? (
        <Section id="readers" ground="ground" mark={voicesCopy.mark} title={voicesCopy.title} lead={voicesCopy.lead}>
          <Indent className="grid gap-x-16 gap-y-12 md:grid-cols-2">
            <Testimonials place="ebook" />
          </Indent>
        </Section>
      ) : null}
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
      <StrategyBanner {...closingCopy} />
    </>
  );
}
