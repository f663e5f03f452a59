import { buttonClass } from "../../ui/button.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { challengesCopy } from "./home-copy.ts";
import { WorkingWeek } from "./working-week.tsx";

/** What missing knowledge costs, as a week and as four situations. */
export function Challenges() {
  const { mark, title, figure, figureText, days, items, action } = challengesCopy;
  return (
    <Section mark={mark} title={title}>
      <div className="grid gap-x-gap gap-y-10 lg:grid-cols-[3fr_9fr]">
        <div>
          <p className="fig">{figure}</p>
          <p className="mt-3 max-w-[26em] text-balance text-ink-soft">{figureText}</p>
          <WorkingWeek days={days} />
        </div>
        <RuledList className="[&_p]:text-balance" items={items} />
      </div>
      <Closing indent>
        <a href={action.href} className={buttonClass({ kind: "secondary" })}>
          {action.label}
          <GoArrow />
        </a>
      </Closing>
    </Section>
  );
}
