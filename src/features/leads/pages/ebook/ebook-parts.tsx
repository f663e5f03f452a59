import { samples } from "../../../../facts/samples.ts";
import { testimonials } from "../../../../facts/testimonials.ts";
import { StrategyBanner } from "../../../../site/strategy-banner.tsx";
import { Testimonials } from "../../../../site/testimonials.tsx";
import { Cells } from "../../../../ui/cells.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { closingCopy, learnCopy, voicesCopy } from "./ebook-parts-copy.ts";

export function LearnSection() {
  return (
    <Section id="what-you-learn" ground="ground" mark={learnCopy.mark} title={learnCopy.title} lead={learnCopy.lead}>
      <Cells columns={3} items={learnCopy.items} />
    </Section>
  );
}

export function VoicesSection() {
  if (testimonials("ebook").length === 0) return null;
  return (
    <Section
      id="readers"
      ground="ground"
      mark={voicesCopy.mark}
      title={samples.ebook ? voicesCopy.sampleTitle : voicesCopy.title}
      lead={samples.ebook ? voicesCopy.sampleLead : ""}
    >
      <Indent className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Testimonials place="ebook" />
      </Indent>
    </Section>
  );
}

export function ClosingBanner() {
  return <StrategyBanner {...closingCopy} />;
}
