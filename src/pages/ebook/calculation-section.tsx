import { RoiCalculator } from "../../site/roi/roi-calculator.tsx";
import type { RoiIndustry } from "../../site/roi/roi-industry.ts";
import { Section } from "../../ui/section.tsx";
import { anchors, roiSectionCopy } from "./ebook-copy.ts";

type CalculationSectionProps = {
  industry: RoiIndustry | undefined;
  onChooseIndustry: (industry: RoiIndustry) => void;
};

const { mark, title, lead, choose } = roiSectionCopy;

/** The calculator of the picked industry; before one is picked, buttons to choose it. */
export function CalculationSection({ industry, onChooseIndustry }: CalculationSectionProps) {
  return (
    <Section id={anchors.roi} mark={mark} title={title} lead={lead}>
      {industry ? null : <p className="indent mb-4 font-semibold">{choose}</p>}
      <RoiCalculator
        variant="industry"
        industry={industry ?? null}
        onChooseIndustry={onChooseIndustry}
        className={industry ? undefined : "indent"}
      />
    </Section>
  );
}
