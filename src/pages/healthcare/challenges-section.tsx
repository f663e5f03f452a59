import { RuledList } from "../../ui/ruled-list.tsx";
import { Section } from "../../ui/section.tsx";
import { FigureBeside } from "./figure-beside.tsx";
import { challengesCopy } from "./healthcare-agent-copy.ts";

/** Where traditional SOPs fall short. */
export function ChallengesSection() {
  const { mark, title, figure, figureText, items } = challengesCopy;
  return (
    <Section id="challenges" ground="ground" mark={mark} title={title}>
      <FigureBeside value={figure} text={figureText}>
        <RuledList items={items} />
      </FigureBeside>
    </Section>
  );
}
