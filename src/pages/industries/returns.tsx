import { Figures } from "../../ui/figures.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import type { IndustryCopy } from "./industry-copy.ts";
import { marks } from "./shared-copy.ts";

/** What comes of it, in the industry's own figures. */
export function Returns({ title, lead, figures }: IndustryCopy["returns"]) {
  const items = figures.map(({ figure, label }) => ({ value: figure, label }));
  const list = <Figures row columns={items.length === 4 ? 4 : 3} items={items} />;
  return (
    <Section ground="ground" mark={marks.returns} title={title} lead={lead}>
      {items.length === 4 ? list : <Indent>{list}</Indent>}
    </Section>
  );
}
