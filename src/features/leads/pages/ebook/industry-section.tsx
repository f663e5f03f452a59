import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { cardClaims, claimsOf } from "../../../../facts/claims.ts";
import { type IndustryKey, industryAccents } from "../../../../facts/industries.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { ClosingBar } from "../../../../site/closing-bar.tsx";
import { Card, CardArt, CardBody, CardEnd, CardFact, cardLinkClass } from "../../../../ui/card.tsx";
import { ChartPicture } from "../../../../ui/chart-picture.tsx";
import { GoArrow, quietActionClass } from "../../../../ui/go.tsx";
import { Section } from "../../../../ui/section.tsx";
import type { RoiIndustry } from "../../../roi/roi-industry.ts";
import { anchors, industriesCopy } from "./ebook-copy.ts";

/** An industry's gain, unless the owner has removed the figure. */
function CardClaim({ industry }: { industry: IndustryKey }) {
  const { figure, label } = claimsOf(useSite())[cardClaims[industry]];
  if (!figure) return null;
  return (
    <CardFact>
      <b>{figure}</b> {label}
    </CardFact>
  );
}

/** Each card is a link, so selecting works without JavaScript. */
export function IndustrySection({ industry: selected }: { industry: RoiIndustry | undefined }) {
  const { mark, title, lead, choose, chosen, cards, closing, action } = useCopy(industriesCopy);
  return (
    <Section id={anchors.industries} mark={mark} title={title} lead={lead}>
      <ul className="card-row-3">
        {cards.map(({ key: industry, name, text }) => {
          const isSelected = industry === selected;
          return (
            <Card
              as="li"
              key={industry}
              accent={industryAccents[industry]}
              className={isSelected ? "border-accent outline-1 -outline-offset-2 outline-accent" : undefined}
            >
              <CardArt>
                <ChartPicture name={`card-${industry}`} width={420} height={262} />
              </CardArt>
              <CardBody>
                <h3>
                  <Link
                    to="/ebook"
                    search={{ industry }}
                    // Without JavaScript the reloaded page opens here.
                    hash={anchors.industries}
                    hashScrollIntoView={false}
                    resetScroll={false}
                    replace
                    className={cardLinkClass}
                  >
                    {name}
                  </Link>
                </h3>
                <p>{text}</p>
                <CardClaim industry={industry} />
                <CardEnd>
                  {isSelected ? (
                    <span className="inline-flex min-h-11 items-center gap-2 text-base font-semibold text-accent">
                      <Check className="size-5" aria-hidden="true" />
                      {chosen}
                    </span>
                  ) : (
                    <span className={quietActionClass}>
                      {choose}
                      <GoArrow />
                    </span>
                  )}
                </CardEnd>
              </CardBody>
            </Card>
          );
        })}
      </ul>
      {selected ? <ClosingBar text={closing} action={{ to: "/ebook", hash: anchors.roi, label: action }} /> : null}
    </Section>
  );
}
