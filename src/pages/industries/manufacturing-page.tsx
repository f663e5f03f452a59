import { createFileRoute } from "@tanstack/react-router";
import { useCopy } from "../../facts/use-site.ts";
import { Cells } from "../../ui/cells.tsx";
import { Section } from "../../ui/section.tsx";
import { industryHead } from "./industry-head.ts";
import { IndustryHero } from "./industry-hero.tsx";
import { industryIcons } from "./industry-icons.ts";
import { manufacturingCopy } from "./manufacturing-copy.ts";
import { manufacturingMeta } from "./manufacturing-meta.ts";

export const Route = createFileRoute("/_site/services/manufacturing")({
  head: industryHead(manufacturingMeta),
  component: ManufacturingPage,
});

/** Placeholder for an industry whose content is coming (spec 2). */
function ManufacturingPage() {
  const { name, hero, benefits } = useCopy(manufacturingCopy);
  return (
    <>
      <IndustryHero name={name} accent="industry" drawing="manufacturing" {...hero} />
      <Section ground="ground" mark={benefits.mark} title={benefits.title}>
        <Cells
          columns={3}
          className="[&_p]:text-balance"
          items={benefits.items.map((item) => ({ ...item, icon: industryIcons[item.key] }))}
        />
      </Section>
    </>
  );
}
