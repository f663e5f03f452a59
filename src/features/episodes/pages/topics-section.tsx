import type { LucideIcon as Icon } from "lucide-react";
import { Anchor, Compass, Cpu, Gauge, NotebookPen, Users } from "lucide-react";
import { SiteLink } from "../../../site/site-link.tsx";
import { Cells } from "../../../ui/cells.tsx";
import { GoArrow, goClass } from "../../../ui/go.tsx";
import { Section } from "../../../ui/section.tsx";
import { podcastCopy } from "../ui/podcast-copy.ts";

const icons: Record<(typeof podcastCopy.topics)[number]["key"], Icon> = {
  strategy: Compass,
  leadership: Users,
  ai: Cpu,
  knowledge: NotebookPen,
  performance: Gauge,
  resilience: Anchor,
};

export function TopicsSection() {
  return (
    <Section mark={podcastCopy.topicsMark} title={podcastCopy.topicsTitle}>
      <Cells
        columns={3}
        items={podcastCopy.topics.map(({ key, title, text }) => ({ icon: icons[key], title, text }))}
      />
      <p className="mt-8">
        <SiteLink to="/podcast-registration" className={goClass}>
          {podcastCopy.guestAction} <GoArrow />
        </SiteLink>
      </p>
    </Section>
  );
}
