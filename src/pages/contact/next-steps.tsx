import { ClosingBar } from "../../site/closing-bar.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { nextCopy } from "./contact-copy.ts";

/** What happens once a message is sent. */
export function NextSteps() {
  return (
    <Section id="next" ground="ground" mark={nextCopy.mark} title={nextCopy.title}>
      <Indent>
        <RuledList items={nextCopy.items} />
        <ClosingBar text={nextCopy.closing} action={nextCopy.action} />
      </Indent>
    </Section>
  );
}
