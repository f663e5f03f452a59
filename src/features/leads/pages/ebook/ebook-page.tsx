import { createFileRoute, retainSearchParams, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { FormEmbed } from "../../../../embeds/third-party-slot.tsx";
import { isHidden } from "../../../../facts/hidden-pages.ts";
import { industryName } from "../../../../facts/industries.ts";
import { offeredDownloads } from "../../../../facts/offered-downloads.ts";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { classNames } from "../../../../lib/class-names.ts";
import { headOf } from "../../../../seo/page-head.ts";
import { ActionLink } from "../../../../site/action-link.tsx";
import { BookCover } from "../../../../site/book-cover.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ChartPicture } from "../../../../ui/chart-picture.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { FormCard } from "../../../forms/ui/form-card.tsx";
import { industryCopy } from "../../../roi/industry-copy.ts";
import { type RoiIndustry, roiIndustries } from "../../../roi/roi-industry.ts";
import { VisibleRoiCalculator } from "../../../roi/ui/visible-roi-calculator.ts";
import { ebookForm } from "../../ebook-form.ts";
import { leadFormHandler } from "../../leads.functions.ts";
import { anchors, downloadCopy, heroCopy, roiSectionCopy } from "./ebook-copy.ts";
import { ebookMeta } from "./ebook-meta.ts";
import { IndustrySection } from "./industry-section.tsx";

type ChooserProps = { selected: RoiIndustry | undefined; onSelect: (industry: RoiIndustry) => void };

/** Without JavaScript each button opens the calculator's page. */
function IndustryChooser({ selected, onSelect }: ChooserProps) {
  const site = useSite();
  const router = useRouter();
  const { label: industryLabel } = useCopy(industryCopy);
  const form = useRef<HTMLFormElement>(null);
  // Links to the calculation move the keyboard focus here.
  useEffect(() => {
    if (location.hash === `#${anchors.roi}`) form.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      ref={form}
      method="get"
      action={
        isHidden(site, "/roi-calculator") ? undefined : router.buildLocation({ to: "/roi-calculator" }).publicHref
      }
      aria-label={industryLabel}
      className="flex flex-wrap gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      {roiIndustries.map((industry) => (
        <Button
          key={industry}
          type="submit"
          name="industry"
          value={industry}
          kind={selected === industry ? "ink" : "secondary"}
          aria-pressed={selected === industry}
          onClick={() => onSelect(industry)}
        >
          {industryName(site, industry)}
        </Button>
      ))}
    </form>
  );
}

function EbookHero() {
  const { mark, title, lead, action, secondAction } = useCopy(heroCopy);
  return (
    <section
      aria-labelledby="ebook-title"
      className="on-deep relative overflow-clip pt-[calc(var(--bar)+clamp(32px,5vw,88px))] pb-[clamp(56px,7vw,112px)]"
    >
      <div className="pointer-events-none absolute inset-0">
        <ChartPicture
          name="banner"
          width={1440}
          height={560}
          priority
          className="size-full object-cover object-right banner-drawing"
        />
      </div>
      <div className="wrap relative grid items-center gap-x-24 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <div>
          <p className="mark">{mark}</p>
          <h1 id="ebook-title" className="mt-4 max-w-[9em]">
            {title}
          </h1>
          <p className="lead mt-5 max-w-[28em]">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ActionLink to="/ebook" hash={anchors.download} label={action} />
            <ActionLink to="/ebook" hash={anchors.industries} label={secondAction} kind="quiet" />
          </div>
        </div>
        <BookCover className="max-lg:mx-auto lg:w-[min(19rem,66vw)] lg:justify-self-center" />
      </div>
    </section>
  );
}

type CalculationSectionProps = {
  industry: RoiIndustry | undefined;
  onSelectIndustry: (industry: RoiIndustry) => void;
};

function CalculationSection({ industry, onSelectIndustry }: CalculationSectionProps) {
  const { mark, title, lead, choose } = useCopy(roiSectionCopy);
  return (
    <Section id={anchors.roi} mark={mark} title={title} lead={lead}>
      {industry ? null : <p className="indent mb-4 font-semibold">{choose}</p>}
      <div className={classNames("grid gap-5", !industry && "indent")}>
        <IndustryChooser selected={industry} onSelect={onSelectIndustry} />
        {industry ? <VisibleRoiCalculator variant="industry" industry={industry} /> : null}
      </div>
    </Section>
  );
}

type EbookSearch = { industry?: RoiIndustry | undefined };

/** The key is always set, because the router keeps parameters that aren't listed. */
export function readEbookSearch(raw: { industry?: unknown }): EbookSearch {
  return { industry: roiIndustries.find((industry) => industry === raw.industry) };
}

const ClosingBanner = deferredPart("never", () => import("./ebook-parts.tsx").then((part) => part.ClosingBanner));
const LearnSection = deferredPart("never", () => import("./ebook-parts.tsx").then((part) => part.LearnSection));
const VoicesSection = deferredPart("never", () => import("./ebook-parts.tsx").then((part) => part.VoicesSection));

export const Route = createFileRoute("/_site/ebook")({
  staticData: { header: "on-deep" },
  validateSearch: readEbookSearch,
  server: { handlers: { POST: leadFormHandler("ebook", ebookForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  // Links within this page keep the industry.
  search: { middlewares: [retainSearchParams(["industry"])] },
  head: headOf((site) => ({ ...copyOf(site, ebookMeta), path: "/ebook" })),
  component: EbookPage,
});

function EbookPage() {
  const site = useSite();
  const downloadWords = useCopy(downloadCopy);
  const { industry } = Route.useSearch();
  const answer = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const selectIndustry = (selected: RoiIndustry) =>
    void navigate({
      search: { industry: selected },
      hash: true,
      hashScrollIntoView: false,
      resetScroll: false,
      replace: true,
    });
  return (
    <>
      <EbookHero />
      <IndustrySection industry={industry} />
      <LearnSection />
      <CalculationSection industry={industry} onSelectIndustry={selectIndustry} />
      <VoicesSection />
      <Section mark={downloadWords.mark} title={downloadWords.title} lead={downloadWords.lead}>
        <Indent>
          {offeredDownloads(site).ebook ? (
            <FormEmbed form="ebook" id={anchors.download}>
              <FormCard
                id={anchors.download}
                heading="h3"
                title={downloadWords.cardTitle}
                intro={downloadWords.intro}
                shape={ebookForm(site)}
                answer={answer}
                submitLabel={downloadWords.submitLabel}
              />
            </FormEmbed>
          ) : (
            <p id={anchors.download}>{downloadWords.unavailable}</p>
          )}
        </Indent>
      </Section>
      <ClosingBanner />
    </>
  );
}
