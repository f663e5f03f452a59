import { RoiCalculator } from "../../features/roi/ui/roi-calculator.tsx";
import { ActionLink } from "../../site/action-link.tsx";
import { BookCover } from "../../site/book-cover.tsx";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Concerns } from "./concerns.tsx";
import { anchors } from "./home-copy.ts";
import { advantagesCopy, bannerCopy, pathCopy, roiCopy } from "./lower-home-copy.ts";
import { ReturnCards } from "./return-cards.tsx";

/** The lower half of the home page, from the advantages on. */
export function LowerHome() {
  return (
    <>
      <Section rule mark={advantagesCopy.mark} title={advantagesCopy.title}>
        <ComparisonTable
          className="[&_td]:text-balance"
          caption={advantagesCopy.caption}
          columns={advantagesCopy.columns}
          rows={advantagesCopy.rows}
        />
        <ClosingBar text={advantagesCopy.closing} action={advantagesCopy.action} />
      </Section>
      <Section id={anchors.roi} ground="ground" mark={roiCopy.mark} title={roiCopy.title} lead={roiCopy.lead}>
        <ReturnCards cards={roiCopy.cards} />
        <RoiCalculator variant="home" className="mt-10" />
        <ClosingBar text={roiCopy.closing} action={roiCopy.action} />
      </Section>
      <Concerns />
      <Section rule mark={pathCopy.mark} title={pathCopy.title}>
        <Steps className="[&_p]:text-balance" items={pathCopy.steps} />
        <Closing>
          <ActionLink {...pathCopy.action} kind="secondary" />
        </Closing>
      </Section>
      <StrategyBanner {...bannerCopy} picture={<BookCover className="mx-auto" />} />
    </>
  );
}
