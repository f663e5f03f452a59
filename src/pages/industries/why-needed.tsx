import { Cells } from "../../ui/cells.tsx";
import { Section } from "../../ui/section.tsx";
import type { IndustryCopy } from "./industry-copy.ts";
import { industryIcons } from "./industry-icons.ts";
import { marks } from "./shared-copy.ts";

/** Why this industry needs an agent. */
export function WhyNeeded({ title, items }: IndustryCopy["why"]) {
  return (
    <Section ground="ground" mark={marks.why} title={title}>
      <Cells
        className="[&_p]:text-balance"
        items={items.map((item) => ({ ...item, icon: industryIcons[item.icon] }))}
      />
    </Section>
  );
}
