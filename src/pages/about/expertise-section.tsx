import { BookOpenText, CalendarDays, ChartNoAxesColumn, Compass, Mic, ShieldCheck, X } from "lucide-react";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { Cells } from "../../ui/cells.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { expertiseCopy } from "./about-copy.ts";

const icons = [Compass, Mic, BookOpenText, CalendarDays, ShieldCheck, ChartNoAxesColumn];

/** Expertise as parallel statements, its limits below, and the way to the company page. */
export function ExpertiseSection() {
  const { mark, title, areas, declinedTitle, declined, closing, action } = expertiseCopy;
  return (
    <Section id="expertise" ground="ground" mark={mark} title={title}>
      <Cells columns={3} items={areas.map((area, index) => ({ ...area, icon: icons[index] }))} />
      <Indent className="mt-[clamp(40px,4vw,64px)]">
        <h3>{declinedTitle}</h3>
        <ul className="mt-5">
          {declined.map((item) => (
            <li key={item} className="flex items-center gap-4 border-t border-line py-3.5 last:border-b">
              <X className="size-5 text-flag" />
              {item}
            </li>
          ))}
        </ul>
      </Indent>
      <ClosingBar indent text={closing} action={action} />
    </Section>
  );
}
