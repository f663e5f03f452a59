import { Check, Clock, Coins, Crosshair, type LucideIcon as Icon, Plug, ShieldCheck, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { Claim } from "../../facts/claims.ts";
import { isHidden } from "../../facts/hidden-pages.ts";
import { RoiCalculator } from "../../features/roi/ui/roi-calculator.tsx";
import { classNames } from "../../lib/class-names.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { BookCover } from "../../site/book-cover.tsx";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Arranged } from "../../ui/arranged.tsx";
import { type Accent, accentClass } from "../../ui/card.tsx";
import { Cells } from "../../ui/cells.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { anchors, lowerSections } from "./home-copy.ts";
import { advantagesCopy, bannerCopy, type ConcernIcon, concernsCopy, pathCopy, roiCopy } from "./lower-home-copy.ts";

type ComparisonRow = { label: string; cells: readonly ReactNode[] };

type ComparisonTableProps = {
  /** For screen readers. */
  caption: string;
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  className?: string;
};

function ComparisonTable({ caption, columns, rows, className }: ComparisonTableProps) {
  return (
    <table className={classNames("compare", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {columns.map((column, index) => (
              <td key={column} data-column={column}>
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const icons: Record<ConcernIcon, Icon> = {
  safety: ShieldCheck,
  accuracy: Crosshair,
  integration: Plug,
  timeline: Clock,
  adoption: Users,
  cost: Coins,
};

/** Cells side by side; on a phone one folded list, to shorten the page. CSS chooses, so nothing moves on hydration. */
function Concerns() {
  const { mark, title, items, closing, action } = concernsCopy;
  return (
    <Section mark={mark} title={title}>
      <div className="min-[38.75rem]:hidden">
        {items.map((item, index) => (
          <Disclosure key={item.title} name="concern" summary={item.title} open={index === 0}>
            <p>{item.text}</p>
          </Disclosure>
        ))}
      </div>
      <Cells
        columns={3}
        className="max-[38.75rem]:hidden [&_p]:text-balance"
        items={items.map((item) => ({ ...item, icon: icons[item.icon] }))}
      />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}

type ReturnCard = { accent: Accent; name: string; lines: readonly (Claim | string)[] };

/** Lines without a figure get a tick instead. */
function ReturnCards({ cards }: { cards: readonly ReturnCard[] }) {
  return (
    <ul className="grid gap-x-gap gap-y-8 md:grid-cols-3">
      {cards
        .filter(({ lines }) => lines.length > 0)
        .map(({ accent, name, lines }) => (
          <li key={name} className={classNames("border-t-2 border-accent pt-4", accentClass(accent))}>
            <h3 className="font-sans text-h4 font-semibold text-accent">{name}</h3>
            <ul className="mt-2 divide-y divide-line">
              {lines.map((line) => (
                <li
                  key={typeof line === "string" ? line : line.wording}
                  className="grid min-h-12 grid-cols-[4rem_1fr] items-baseline py-2 text-base text-ink-soft"
                >
                  {typeof line === "string" ? (
                    <>
                      <Check className="size-5 self-center text-accent" />
                      {line}
                    </>
                  ) : (
                    <>
                      <b className="font-serif text-h3 font-heading text-ink lining-nums">{line.figure} </b>
                      {line.label}
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

function Advantages() {
  const { mark, title, caption, columns, rows, closing, action } = advantagesCopy;
  return (
    <Section rule mark={mark} title={title}>
      <ComparisonTable
        className="[&_td]:text-balance"
        caption={caption}
        columns={columns}
        rows={rows.filter(({ cells }) => cells.length === columns.length)}
      />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}

function Returns() {
  const { mark, title, lead, cards, closing, action } = roiCopy;
  return (
    <Section id={anchors.roi} ground="ground" mark={mark} title={title} lead={lead}>
      <ReturnCards cards={cards} />
      <RoiCalculator variant="home" className="mt-10" />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}

function Path() {
  const { mark, title, steps, action } = pathCopy;
  return (
    <Section rule mark={mark} title={title}>
      <Steps className="[&_p]:text-balance" items={steps} />
      <Closing>
        <ActionLink {...action} kind="secondary" />
      </Closing>
    </Section>
  );
}

export function LowerHome() {
  // The words about the eBook go with it.
  const hasEbook = !isHidden(bannerCopy.secondAction.to);
  return (
    <>
      <Arranged
        names={lowerSections()}
        parts={{ advantages: <Advantages />, roi: <Returns />, concerns: <Concerns />, path: <Path /> }}
      />
      <StrategyBanner
        {...bannerCopy}
        lead={hasEbook ? bannerCopy.lead : ""}
        picture={hasEbook ? <BookCover className="mx-auto" /> : undefined}
      />
    </>
  );
}
