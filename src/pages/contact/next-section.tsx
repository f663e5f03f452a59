import { ClosingBar } from "../../site/closing-bar.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { nextCopy } from "./contact-copy.ts";

/** What a visitor may expect after writing. */
export function NextSection() {
  const { mark, title, items, closing, action } = nextCopy;
  return (
    <Section id="next" ground="ground" mark={mark} title={title}>
      <Indent>
        <RuledList items={items} />
        <ClosingBar text={closing} action={action} />
      </Indent>
    </Section>
  );
}
