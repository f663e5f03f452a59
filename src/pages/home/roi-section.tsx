import { RoiCalculator } from "../../features/roi/ui/roi-calculator.tsx";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { Section } from "../../ui/section.tsx";
import { anchors } from "./home-copy.ts";
import { roiCopy } from "./lower-home-copy.ts";
import { ReturnCards } from "./return-cards.tsx";

const { mark, title, lead, cards, closing, action } = roiCopy;

/** What each industry reports, and a calculation with the visitor's own numbers. */
export function RoiSection() {
  return (
    <Section id={anchors.roi} ground="ground" mark={mark} title={title} lead={lead}>
      <ReturnCards cards={cards} />
      <RoiCalculator variant="home" className="mt-10" />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}
