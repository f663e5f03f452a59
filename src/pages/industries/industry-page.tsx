import { type IndustryKey, industryAccents } from "../../facts/industries.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { VisibleRoiCalculator } from "../../features/roi/ui/visible-roi-calculator.ts";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { accentClass } from "../../ui/card.tsx";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { Section } from "../../ui/section.tsx";
import type { CalculatorCopy } from "./industry-copy.ts";
import { calculatorAnchor, lowerSections, marks } from "./shared-copy.ts";

const IndustryBanner = deferredPart("never", () => import("./industry-parts.tsx").then((part) => part.IndustryBanner));
const IndustryBoundaries = deferredPart("never", () =>
  import("./industry-parts.tsx").then((part) => part.IndustryBoundaries),
);
const IndustryTop = deferredPart("never", () => import("./industry-parts.tsx").then((part) => part.IndustryTop));

type IndustryPageProps = { industry: IndustryKey; calculator: CalculatorCopy };

/** Same sections for every industry (spec 2). */
export function IndustryPage({ industry, calculator }: IndustryPageProps) {
  const site = useSite();
  const { calculator: mark } = useCopy(marks);
  return (
    <>
      <div className={accentClass(industryAccents[industry])}>
        <IndustryTop industry={industry} />
        {lowerSections[industry](site).map((name) =>
          name === "boundaries" ? (
            <IndustryBoundaries key={name} industry={industry} />
          ) : (
            <Section key={name} ground="ground" mark={mark} title={calculator.title} lead={calculator.lead}>
              <VisibleRoiCalculator variant="industry" industry={industry} id={calculatorAnchor} />
              <ClosingBar text={calculator.closing} action={calculator.action} />
            </Section>
          ),
        )}
      </div>
      <IndustryBanner industry={industry} />
    </>
  );
}
