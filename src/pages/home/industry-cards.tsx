import { isHidden } from "../../facts/hidden-pages.ts";
import { industryAccents } from "../../facts/industries.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { Card, CardArt, CardBody, CardEnd, cardLinkClass } from "../../ui/card.tsx";
import { ChartPicture } from "../../ui/chart-picture.tsx";
import { GoArrow, quietActionClass } from "../../ui/go.tsx";
import { Section } from "../../ui/section.tsx";
import { swipeRow } from "../../ui/swipe-row.ts";
import { anchors, industriesCopy } from "./home-copy.ts";

export function IndustryCards() {
  const site = useSite();
  const { mark, title, cards, more, closing, surveyed, action } = useCopy(industriesCopy);
  if (cards.length === 0) return null;
  return (
    <Section id={anchors.industries} mark={mark} title={title}>
      <ul className="card-row-3" {...swipeRow}>
        {cards.map(({ key, to, label, text }) => (
          <Card as="li" key={to} accent={industryAccents[key]}>
            <CardArt>
              <ChartPicture name={`card-${key}`} width={420} height={262} />
            </CardArt>
            <CardBody>
              <h3>
                <SiteLink to={to} className={cardLinkClass}>
                  {label}
                </SiteLink>
              </h3>
              <p>{text}</p>
              <CardEnd>
                {/* The heading is the link. */}
                <span aria-hidden="true" className={quietActionClass}>
                  {more}
                  <GoArrow />
                </span>
              </CardEnd>
            </CardBody>
          </Card>
        ))}
      </ul>
      <ClosingBar
        text={
          isHidden(site, surveyed.to) ? null : (
            <>
              <SiteLink to={surveyed.to} className="text-inherit">
                {surveyed.label}
              </SiteLink>
              {closing}
            </>
          )
        }
        action={action}
      />
    </Section>
  );
}
