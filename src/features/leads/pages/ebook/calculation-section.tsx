import { classNames } from "../../../../lib/class-names.ts";
import { Section } from "../../../../ui/section.tsx";
import type { RoiIndustry } from "../../../roi/roi-industry.ts";
import { IndustryChooser } from "../../../roi/ui/industry-chooser.tsx";
import { VisibleRoiCalculator } from "../../../roi/ui/visible-roi-calculator.ts";
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
      <div className={classNames("grid gap-5", !industry && "indent")}>
        <IndustryChooser chosen={industry} onChoose={onChooseIndustry} />
        {industry ? <VisibleRoiCalculator variant="industry" industry={industry} /> : null}
      </div>
    </Section>
  );
}
