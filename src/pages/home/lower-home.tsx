import { Check, Clock, Coins, Crosshair, type LucideIcon as Icon, Plug, ShieldCheck, Users } from "lucide-react";
import { claimToken } from "../../facts/claim-tokens.ts";
import { type Claim, claimsOf, isClaimName } from "../../facts/claims.ts";
import { isHidden } from "../../facts/hidden-pages.ts";
import { type IndustryKey, industryAccents } from "../../facts/industries.ts";
import type { Texts } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillTokens } from "../../facts/tokens.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { methodAnchor } from "../../features/roi/roi-industry.ts";
import { RoiCalculator } from "../../features/roi/ui/roi-calculator.tsx";
import { classNames } from "../../lib/class-names.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { BookCover } from "../../site/book-cover.tsx";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Arranged } from "../../ui/arranged.tsx";
import { accentClass } from "../../ui/card.tsx";
import { Cells } from "../../ui/cells.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { swipeRow } from "../../ui/swipe-row.ts";
import { anchors, lowerSections } from "./home-copy.ts";
import {
  advantagesCopy,
  bannerCopy,
  type ConcernKey,
  concernsCopy,
  pathCopy,
  personCopy,
  returnLines,
  roiCopy,
} from "./lower-home-copy.ts";

const icons: Record<ConcernKey, Icon> = {
  dataSafety: ShieldCheck,
  information: Crosshair,
  integration: Plug,
  implementation: Clock,
  userAdoption: Users,
  costJustification: Coins,
};

/** Cells side by side; on a phone an accordion, to shorten the page. CSS switches, so nothing moves on hydration. */
function Concerns() {
  const { mark, title, items, closing, action } = useCopy(concernsCopy);
  return (
    <Section mark={mark} title={title}>
      <div className="min-[38.75rem]:hidden">
        {items.map((item) => (
          <Disclosure key={item.title} name="concern" summary={item.title}>
            <p>{item.text}</p>
          </Disclosure>
        ))}
      </div>
      <Cells
        columns={3}
        className="max-[38.75rem]:hidden [&_p]:text-balance"
        items={items.map((item) => ({ ...item, icon: icons[item.key] }))}
      />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}

/** A card's lines without the claims that the owner removed. */
function linesOf(site: Site, industry: IndustryKey): readonly (Claim | string)[] {
  const claims = claimsOf(site);
  return returnLines[industry].flatMap((line): (Claim | string)[] => {
    const text = isClaimName(line) ? claims[line] : fillTokens(site, line, (token) => claimToken(site, token));
    return (typeof text === "string" ? text : text.figure) === "" ? [] : [text];
  });
}

/** Lines without a figure get a tick instead. */
function ReturnCards({ cards }: { cards: Texts<typeof roiCopy>["cards"] }) {
  const site = useSite();
  return (
    <ul className="grid gap-x-gap gap-y-8 md:grid-cols-3" {...swipeRow}>
      {cards
        .map((card) => ({ ...card, lines: linesOf(site, card.key) }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ key, name, lines }) => (
          <li key={name} className={classNames("border-t-2 border-accent pt-4", accentClass(industryAccents[key]))}>
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
                      <b className="font-serif text-h3 font-heading text-ink [font-variant-numeric:lining-nums]">
                        {line.figure}{" "}
                      </b>
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
  const { mark, title, caption, columns, rows, closing, action } = useCopy(advantagesCopy);
  const completeRows = rows.filter(({ cells }) => cells.length === columns.length);
  return (
    <Section rule mark={mark} title={title}>
      <ComparisonTable caption={caption} columns={columns} rows={completeRows} />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}

function Returns() {
  const { mark, title, lead, measured, cards, closing, action } = useCopy(roiCopy);
  return (
    <Section id={anchors.roi} ground="ground" mark={mark} title={title} lead={lead}>
      <ReturnCards cards={cards} />
      <p className="mt-4 text-sm">
        <SiteLink {...measured} hash={methodAnchor}>
          {measured.label}
        </SiteLink>
      </p>
      <RoiCalculator variant="home" className="mt-10" />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}

function Person() {
  const { mark, title, paragraphs, declinedTitle, declined, action } = useCopy(personCopy);
  return (
    <Section rule mark={mark} title={title}>
      <div className="indent grid gap-x-16 gap-y-8 md:grid-cols-2">
        <div className="grid content-start gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3 className="font-sans text-h4 font-semibold">{declinedTitle}</h3>
          <ul className="mt-3 divide-y divide-line border-y border-line text-ink-soft">
            {declined.map((item) => (
              <li key={item} className="py-3">
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <ActionLink {...action} kind="quiet" />
          </p>
        </div>
      </div>
    </Section>
  );
}

function Path() {
  const { mark, title, steps, closing, action } = useCopy(pathCopy);
  return (
    <Section rule mark={mark} title={title}>
      <Steps swipes className="[&_p]:text-balance" items={steps} />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}

export function LowerHome() {
  const site = useSite();
  const banner = useCopy(bannerCopy);
  // Without the eBook, the banner has no text about it.
  const hasEbook = !isHidden(site, banner.secondAction.to);
  return (
    <>
      <Arranged
        names={lowerSections(site)}
        parts={{
          advantages: <Advantages />,
          roi: <Returns />,
          concerns: <Concerns />,
          path: <Path />,
          person: <Person />,
        }}
      />
      <StrategyBanner
        {...banner}
        lead={hasEbook ? banner.lead : ""}
        picture={hasEbook ? <BookCover className="mx-auto max-sm:hidden" /> : undefined}
      />
    </>
  );
}
