import type { LucideIcon as Icon } from "lucide-react";
import { Clock, Coins, Crosshair, Plug, ShieldCheck, Users } from "lucide-react";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { Cells } from "../../ui/cells.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Section } from "../../ui/section.tsx";
import { type ConcernIcon, concernsCopy } from "./lower-home-copy.ts";
import { useNarrow } from "./use-narrow.ts";

const { mark, title, items, closing, action } = concernsCopy;

const icons: Record<ConcernIcon, Icon> = {
  safety: ShieldCheck,
  accuracy: Crosshair,
  integration: Plug,
  timeline: Clock,
  adoption: Users,
  cost: Coins,
};

/** Six concerns and their answers: cells side by side, folded into one list on a phone, where the page is long enough. */
export function Concerns() {
  const narrow = useNarrow();
  return (
    <Section mark={mark} title={title}>
      {narrow ? (
        <div>
          {items.map((item, index) => (
            <Disclosure key={item.title} name="concern" summary={item.title} open={index === 0}>
              <p>{item.text}</p>
            </Disclosure>
          ))}
        </div>
      ) : (
        <Cells
          columns={3}
          className="[&_p]:text-balance"
          items={items.map((item) => ({ ...item, icon: icons[item.icon] }))}
        />
      )}
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}
