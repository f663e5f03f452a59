import { samplesOf } from "../../../../facts/samples.ts";
import { testimonials } from "../../../../facts/testimonials.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { StrategyBanner } from "../../../../site/strategy-banner.tsx";
import { Testimonials } from "../../../../site/testimonials.tsx";
import { Cells } from "../../../../ui/cells.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { anchors } from "./ebook-copy.ts";
import { closingCopy, learnCopy, voicesCopy } from "./ebook-parts-copy.ts";

export function LearnSection() {
  const learn = useCopy(learnCopy);
  return (
    <Section id="what-you-learn" ground="ground" mark={learn.mark} title={learn.title} lead={learn.lead}>
      <Cells columns={3} items={learn.items} />
    </Section>
  );
}

export function VoicesSection() {
  const site = useSite();
  const voices = useCopy(voicesCopy);
  if (testimonials(site, "ebook").length === 0) return null;
  return (
    <Section
      id="readers"
      ground="ground"
      mark={voices.mark}
      title={samplesOf(site).ebook ? voices.sampleTitle : voices.title}
      lead={samplesOf(site).ebook ? voices.sampleLead : ""}
    >
      <Indent className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Testimonials slot="ebook" />
      </Indent>
    </Section>
  );
}

export function ClosingBanner() {
  const closing = useCopy(closingCopy);
  return <StrategyBanner {...closing} action={{ ...closing.action, hash: anchors.download }} />;
}
