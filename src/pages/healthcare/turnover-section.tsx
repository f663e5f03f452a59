import { BookX, Footprints, Scale, UserRoundPlus } from "lucide-react";
import { Cells } from "../../ui/cells.tsx";
import { Section } from "../../ui/section.tsx";
import { FigureBeside } from "./figure-beside.tsx";
import { problemCopy } from "./healthcare-agent-copy.ts";

const icons = [BookX, Footprints, Scale, UserRoundPlus];

/** What staff turnover costs a house, beyond the figure. */
export function TurnoverSection() {
  const { mark, title, figure, figureText, items } = problemCopy;
  return (
    <Section id="turnover" ground="ground" mark={mark} title={title}>
      <FigureBeside value={figure} text={figureText}>
        <Cells items={items.map((item, index) => ({ ...item, icon: icons[index] }))} />
      </FigureBeside>
    </Section>
  );
}
