import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { problemCopy } from "./asksopia-copy.ts";

/** What happens to procedures that were only filed. */
export function ProblemSection() {
  const { mark, title, lead, items } = problemCopy;
  return (
    <Section id="problem" ground="ground" mark={mark} title={title} lead={lead}>
      <Indent>
        <RuledList items={items} />
      </Indent>
    </Section>
  );
}
