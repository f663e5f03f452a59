import type { LucideIcon as Icon } from "lucide-react";
import { Anchor, Compass, Cpu, Gauge, NotebookPen, Users } from "lucide-react";
import type { Texts } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { Cells } from "../../../ui/cells.tsx";
import { GoArrow, goClass } from "../../../ui/go.tsx";
import { Section } from "../../../ui/section.tsx";
import { podcastCopy } from "../ui/podcast-copy.ts";

const icons: Record<Texts<typeof podcastCopy>["topics"][number]["key"], Icon> = {
  strategy: Compass,
  leadership: Users,
  ai: Cpu,
  knowledge: NotebookPen,
  performance: Gauge,
  resilience: Anchor,
};

export function TopicsSection() {
  const podcast = useCopy(podcastCopy);
  return (
    <Section mark={podcast.topicsMark} title={podcast.topicsTitle}>
      <Cells columns={3} items={podcast.topics.map(({ key, title, text }) => ({ icon: icons[key], title, text }))} />
      <p className="mt-8">
        <SiteLink to="/podcast-registration" className={goClass}>
          {podcast.guestAction} <GoArrow />
        </SiteLink>
      </p>
    </Section>
  );
}
