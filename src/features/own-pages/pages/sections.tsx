import { type ComponentProps, type ReactNode, useRef } from "react";
import { EmbeddedFigures } from "../../../embeds/embedded-figures.tsx";
import { targetOf } from "../../../facts/navigation.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { SiteLink } from "../../../site/site-link.tsx";
import { StrategyBanner } from "../../../site/strategy-banner.tsx";
import { homeCrumb } from "../../../ui/breadcrumbs.tsx";
import type { ButtonKind } from "../../../ui/button.tsx";
import { Card, CardBody, CardEnd } from "../../../ui/card.tsx";
import { ComparisonTable } from "../../../ui/comparison-table.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { GoArrow, quietActionClass } from "../../../ui/go.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Closing, type Ground, Indent, Section } from "../../../ui/section.tsx";
import { Steps } from "../../../ui/steps.tsx";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { uploadedPicture } from "../../media/uploaded-picture.ts";
import { roiIndustries } from "../../roi/roi-industry.ts";
import { VisibleRoiCalculator } from "../../roi/ui/visible-roi-calculator.ts";
import type { OwnPage } from "../page.ts";
import type { SectionOf, Section as WrittenSection } from "../section-kinds.ts";
import type { PageBooking } from "./page-booking.ts";
import { sectionLabels } from "./section-labels-copy.ts";
import "../../../ui/text-cards.css";

type LabelledProps = Omit<ComponentProps<typeof Section>, "label"> & { kind: keyof typeof sectionLabels.defaults };

/** A section without a title is labelled by its kind. */
function Labelled({ kind, ...props }: LabelledProps) {
  return <Section {...props} label={useCopy(sectionLabels)[kind]} />;
}

type ActionProps = { words: { action: string; to: string }; kind?: ButtonKind };

const hasAction = ({ action, to }: ActionProps["words"]) => action !== "" && to !== "";

const OwnAction = ({ words, kind }: ActionProps) =>
  hasAction(words) ? <ActionLink {...targetOf(words.to)} label={words.action} {...(kind && { kind })} /> : null;

const crumbs = (title: string) => [homeCrumb, { label: title }];

const withLang = (lang: string | undefined, text: string) => (lang && text ? <span lang={lang}>{text}</span> : text);

/** With the words of a leading hero, else the page's title and description. */
function Head({ page, hero }: { page: OwnPage; hero: SectionOf<"hero"> | undefined }) {
  return (
    <PageHead
      crumbs={crumbs(page.title)}
      title={withLang(page.lang, hero?.words.title || page.title)}
      lead={withLang(page.lang, hero ? hero.words.lead : page.description)}
      size={hero ? "large" : "small"}
    >
      {hero && hasAction(hero.words) ? (
        <div lang={page.lang} className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <OwnAction words={hero.words} />
        </div>
      ) : null}
    </PageHead>
  );
}

type SectionProps<Kind extends WrittenSection["kind"]> = { section: SectionOf<Kind>; ground: Ground };

function LaterHero({ section: { words }, ground }: SectionProps<"hero">) {
  return (
    <Labelled ground={ground} title={words.title} lead={words.lead} kind="hero">
      {hasAction(words) ? (
        <Closing indent>
          <OwnAction words={words} />
        </Closing>
      ) : null}
    </Labelled>
  );
}

function Text({ section: { words }, ground }: SectionProps<"text">) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <Labelled ground={ground} title={words.title} kind="text">
      <Indent>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written in the editor and sanitised by the server */}
        <div ref={text} className="prose max-w-read" dangerouslySetInnerHTML={{ __html: words.html }} />
        <EmbeddedFigures within={text} html={words.html} />
      </Indent>
    </Labelled>
  );
}

function Cards({ section: { words, items }, ground }: SectionProps<"cards">) {
  const isPaired = items.length === 2 || items.length === 4;
  return (
    <Labelled ground={ground} title={words.title} lead={words.lead} kind="cards">
      <ul className={isPaired ? "card-row-2" : "card-row-3"}>
        {items.map(({ title, text, link, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the order is fixed
          <Card as="li" key={index}>
            <CardBody>
              <h3>{title}</h3>
              <p>{text}</p>
              {link && to ? (
                <CardEnd>
                  <SiteLink {...targetOf(to)} className={quietActionClass}>
                    {link} <GoArrow />
                  </SiteLink>
                </CardEnd>
              ) : null}
            </CardBody>
          </Card>
        ))}
      </ul>
    </Labelled>
  );
}

function Comparison({ section: { words, items }, ground }: SectionProps<"comparison">) {
  return (
    <Labelled ground={ground} title={words.title} lead={words.lead} kind="comparison">
      <ComparisonTable
        caption={words.title}
        columns={[words.first, words.second]}
        rows={items.map(({ label, first, second }) => ({ label, cells: [first, second] }))}
      />
    </Labelled>
  );
}

function Questions({ section: { words, items, key }, ground }: SectionProps<"questions">) {
  return (
    <Labelled ground={ground} title={words.title} lead={words.lead} kind="questions">
      <Indent>
        {items.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the order is fixed
          <Disclosure key={index} summary={question} name={key}>
            <p className="whitespace-pre-line">{answer}</p>
          </Disclosure>
        ))}
      </Indent>
    </Labelled>
  );
}

function Quotation({ section: { words }, ground }: SectionProps<"quotation">) {
  return (
    <Labelled ground={ground} kind="quotation" tight>
      <Indent>
        <figure className="quote max-w-read">
          <blockquote>
            <p>{words.text}</p>
          </blockquote>
          {words.name || words.role ? (
            <figcaption>
              <b>{words.name}</b>
              {words.role}
            </figcaption>
          ) : null}
        </figure>
      </Indent>
    </Labelled>
  );
}

const pictureSizes = "(width >= 77.5rem) 1160px, 100vw";

function PictureSection({ section: { words }, ground }: SectionProps<"picture">) {
  if (!words.src) return null;
  const uploaded = uploadedPicture(words.src);
  const isUpright = uploaded && uploaded.height > uploaded.width;
  return (
    <Labelled ground={ground} kind="picture" tight>
      <figure className={isUpright ? "indent" : undefined}>
        <Picture
          src={words.src}
          alt={words.alt}
          width={uploaded?.width ?? 1160}
          height={uploaded?.height ?? 725}
          {...(uploaded && { sources: uploaded.sources, sizes: pictureSizes })}
          className="block overflow-hidden rounded-card border border-line"
          imgClassName="h-auto w-full"
        />
        {words.caption ? <figcaption className="mt-3 text-sm text-ink-soft">{words.caption}</figcaption> : null}
      </figure>
    </Labelled>
  );
}

function Calculator({ section: { words }, ground }: SectionProps<"calculator">) {
  const industry = roiIndustries.find((key) => key === words.industry);
  const heading = words.title ? "h3" : "h2";
  return (
    <Labelled ground={ground} title={words.title} lead={words.lead} kind="calculator">
      {industry ? (
        <VisibleRoiCalculator variant="industry" industry={industry} heading={heading} />
      ) : (
        <VisibleRoiCalculator variant="home" heading={heading} />
      )}
    </Labelled>
  );
}

const columnsOf = (count: number) => (count === 2 || count === 4 ? count : 3);

const FormSection = deferredPart("visible", () => import("./live-sections.tsx").then((part) => part.FormSection));

const BookingSection = deferredPart("visible", () => import("./live-sections.tsx").then((part) => part.BookingSection));

type PageParts = {
  /** The event type of the booking section, which is omitted without one. */
  booking?: PageBooking | undefined;
  /** To a form submitted without JavaScript. */
  answer?: FormAnswer | undefined;
};

type AnySectionProps = PageParts & { section: WrittenSection; ground: Ground };

function AnySection({ section, ground, booking, answer }: AnySectionProps) {
  switch (section.kind) {
    case "hero":
      return <LaterHero section={section} ground={ground} />;
    case "text":
      return <Text section={section} ground={ground} />;
    case "cards":
      return <Cards section={section} ground={ground} />;
    case "steps":
      return (
        <Labelled ground={ground} title={section.words.title} lead={section.words.lead} kind="steps">
          <Steps items={section.items} />
        </Labelled>
      );
    case "figures":
      return (
        <Labelled ground={ground} title={section.words.title} lead={section.words.lead} kind="figures">
          <Figures items={section.items} columns={columnsOf(section.items.length)} />
        </Labelled>
      );
    case "comparison":
      return <Comparison section={section} ground={ground} />;
    case "questions":
      return <Questions section={section} ground={ground} />;
    case "quotation":
      return <Quotation section={section} ground={ground} />;
    case "picture":
      return <PictureSection section={section} ground={ground} />;
    case "calculator":
      return <Calculator section={section} ground={ground} />;
    case "booking":
      return booking ? <BookingSection section={section} ground={ground} booking={booking} answer={answer} /> : null;
    case "form":
      return <FormSection section={section} ground={ground} answer={answer} />;
    case "banner":
      return <Banner section={section} />;
  }
}

function Banner({ section: { words } }: { section: SectionOf<"banner"> }) {
  if (!hasAction(words)) return <Labelled ground="deep" title={words.title} lead={words.lead} kind="banner" />;
  const action = { ...targetOf(words.to), label: words.action };
  return <StrategyBanner title={words.title} lead={words.lead} action={action} />;
}

/** Section kinds whose fields and labels are in the site's language. */
const isForm = ({ kind }: WrittenSection) => kind === "calculator" || kind === "booking" || kind === "form";

const InLanguage = ({ lang, children }: { lang: string | undefined; children: ReactNode }) =>
  lang ? (
    <div lang={lang} className="contents">
      {children}
    </div>
  ) : (
    children
  );

/** A head, then the sections on alternating grounds. */
export function PageSections({ page, ...parts }: PageParts & { page: OwnPage }) {
  const [first, ...others] = page.sections;
  const hero = first?.kind === "hero" ? first : undefined;
  const rest = hero ? others : page.sections;
  return (
    <>
      <Head page={page} hero={hero} />
      {rest.map((section, index) => (
        <InLanguage key={section.key} lang={isForm(section) ? undefined : page.lang}>
          <AnySection section={section} ground={index % 2 === 0 ? "ground" : "paper"} {...parts} />
        </InLanguage>
      ))}
    </>
  );
}
