import { sourcedClaims } from "../../facts/claims.ts";
import { SiteLink } from "../../site/site-link.tsx";
import { GoArrow, goClass } from "../../ui/go.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { factsCopy } from "./company-copy.ts";

/** The company in facts, and the pages that say more. */
export function CompanyFacts() {
  const { mark, title, facts, sourcesTitle, linksTitle, links } = factsCopy;
  const sources = sourcedClaims();
  return (
    <Section id="facts" ground="ground" mark={mark} title={title}>
      <Indent>
        <dl className="border-b border-line">
          {facts.map(({ term, description }) => (
            <div key={term} className="grid gap-x-gap border-t border-line py-3.5 text-base sm:grid-cols-[4fr_8fr]">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-soft">{description}</dd>
            </div>
          ))}
        </dl>
        {sources.length > 0 ? (
          <>
            <h3 className="mt-closing">{sourcesTitle}</h3>
            <ul className="mt-2">
              {sources.map(({ wording, source }) => (
                <li key={wording} className="py-1.5 text-base text-ink-soft">
                  <b className="font-semibold text-ink">{wording}</b>: {source}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <h3 className="mt-closing">{linksTitle}</h3>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {links.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} className={goClass}>
                {label} <GoArrow />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Indent>
    </Section>
  );
}
