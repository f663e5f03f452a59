import type { LucideIcon as Icon } from "lucide-react";
import {
  AppWindow,
  AudioLines,
  CircleCheck,
  Headphones,
  Image,
  Link2,
  Mic,
  Phone,
  SunMedium,
  Video,
  Wifi,
} from "lucide-react";
import { useCopy } from "../../../facts/use-site.ts";
import { Indent, Section } from "../../../ui/section.tsx";
import { type RequirementKey, technicalRequirementsCopy } from "./technical-requirements-copy.ts";

const icons: Record<RequirementKey, Icon> = {
  hdCamera: Video,
  goodLighting: SunMedium,
  professional: Image,
  usbHeadset: Mic,
  quietRoom: AudioLines,
  headphones: Headphones,
  stableConnection: Wifi,
  otherPrograms: AppWindow,
  recording: Link2,
  techCheck: CircleCheck,
  phoneNearby: Phone,
};

export function TechnicalRequirements({ ground }: { ground?: "paper" | "ground" }) {
  const { mark, title, lead, groups } = useCopy(technicalRequirementsCopy);
  return (
    <Section id="technical-requirements" ground={ground} mark={mark} title={title} lead={lead}>
      <Indent className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {groups.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <ul className="mt-4">
              {group.items.map((item) => {
                const Icon = icons[item.key];
                return (
                  <li key={item.title} className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-t border-line py-4">
                    <Icon className="mt-0.5 size-5 text-tide" aria-hidden="true" />
                    <div>
                      <p className="font-semibold">{item.title}</p>
                      <p className="text-base text-ink-soft">{item.text}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </Indent>
    </Section>
  );
}
