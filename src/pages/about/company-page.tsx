import { createFileRoute } from "@tanstack/react-router";
import { BookMarked, FileText, Minimize2, ReceiptEuro, Signature, Undo2 } from "lucide-react";
import { sourcedClaims } from "../../facts/claims.ts";
import { isHidden } from "../../facts/hidden-pages.ts";
import { copyOf } from "../../facts/page-texts.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { headOf } from "../../seo/page-head.ts";
import { breadcrumbData, businessData } from "../../seo/structured-data.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Arranged } from "../../ui/arranged.tsx";
import { homeCrumb } from "../../ui/breadcrumbs.tsx";
import { Cells } from "../../ui/cells.tsx";
import { GoArrow, quietActionClass } from "../../ui/go.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Indent, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import {
  closingCopy,
  companySections,
  factsCopy,
  headCopy,
  principlesCopy,
  servicesCopy,
  wayCopy,
} from "./company-copy.ts";
import { companyMeta } from "./company-meta.ts";

function CompanyFacts() {
  const site = useSite();
  const { mark, title, facts, sourcesTitle, linksTitle, links } = useCopy(factsCopy);
  const sources = sourcedClaims(site);
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
              {sources.map(({ wording, source, url }) => (
                <li key={wording} className="py-1.5 text-base text-ink-soft">
                  <b className="font-semibold text-ink">{wording}</b>: {url ? <a href={url}>{source}</a> : source}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <h3 className="mt-closing">{linksTitle}</h3>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {links.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} className={quietActionClass}>
                {label} <GoArrow />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Indent>
    </Section>
  );
}

function CompanyServices() {
  const { mark, title, services } = useCopy(servicesCopy);
  return (
    <Section id="services" rule mark={mark} title={title}>
      <Indent>
        <RuledList
          items={services.map(({ title: name, text, link }) => ({
            title: name,
            text: (
              <>
                {text}
                <SiteLink to={link.to} className={`${quietActionClass} mt-2 flex w-fit`}>
                  {link.label} <GoArrow />
                </SiteLink>
              </>
            ),
          }))}
        />
      </Indent>
    </Section>
  );
}

const principleIcons = [BookMarked, FileText, Signature, Minimize2, ReceiptEuro, Undo2];

function WayOfWorking() {
  const way = useCopy(wayCopy);
  return (
    <Section id="way" ground="ground" mark={way.mark} title={way.title} lead={way.lead}>
      <Steps items={way.steps} />
      <Closing>
        <ActionLink {...way.action} kind="secondary" />
      </Closing>
    </Section>
  );
}

function Principles() {
  const principles = useCopy(principlesCopy);
  return (
    <Section id="principles" mark={principles.mark} title={principles.title}>
      <Cells columns={3} items={principles.items.map((item, index) => ({ ...item, icon: principleIcons[index] }))} />
    </Section>
  );
}

export const Route = createFileRoute("/_site/about/company")({
  head: headOf((site) => ({
    ...copyOf(site, companyMeta),
    path: "/about/company",
    structuredData:
      import.meta.env.SSR &&
      ((origin) => [
        businessData(site, origin),
        breadcrumbData(site, origin, [
          { name: copyOf(site, headCopy).parent, path: "/about" },
          { name: copyOf(site, headCopy).crumb },
        ]),
      ]),
  })),
  component: CompanyPage,
});

function CompanyPage() {
  const site = useSite();
  const company = useCopy(companyMeta);
  const closing = useCopy(closingCopy);
  const head = useCopy(headCopy);
  return (
    <>
      <PageHead
        crumbs={[
          homeCrumb,
          ...(isHidden(site, "/about") ? [] : [{ label: head.parent, link: { to: "/about" } } as const]),
          { label: head.crumb },
        ]}
        title={head.title}
        lead={company.description}
      />
      <Arranged
        names={companySections(site)}
        parts={{
          services: <CompanyServices />,
          way: <WayOfWorking />,
          principles: <Principles />,
          facts: <CompanyFacts />,
        }}
      />
      <StrategyBanner {...closing} />
    </>
  );
}
