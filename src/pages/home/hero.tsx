import type { IndustryKey } from "../../facts/industries.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { PagePicture } from "../../features/media/ui/page-picture.tsx";
import { uploadedPicture } from "../../features/media/uploaded-picture.ts";
import { classNames } from "../../lib/class-names.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { AnswerCard } from "../../site/answer-card.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { GoArrow, goClass } from "../../ui/go.tsx";
import { anchors, heroCopy, lowerSections, upperSections } from "./home-copy.ts";

const anchorOf = (industry: IndustryKey) => `ask-${industry}`;

/** Those that the owner left: an answer without a question is not shown. */
function useAnswers() {
  const { answer, otherAnswers } = useCopy(heroCopy);
  return [{ key: "healthcare" as const, ...answer }, ...otherAnswers].filter(({ question }) => question !== "");
}

/** Stacked; CSS shows the one that the URL's fragment names, else the first (ask-chart.css). */
function Answers({ className }: { className?: string }) {
  const { readHow } = useCopy(heroCopy);
  const answers = useAnswers();
  return (
    <div className={classNames("grid items-end", className)}>
      {answers.map(({ key, ...sample }) => (
        <AnswerCard
          key={key}
          {...sample}
          id={anchorOf(key)}
          className={classNames("ask-part scroll-mt-[200vh]", anchorOf(key))}
        >
          <SiteLink to={`/services/${key}`} className={classNames(goClass, "mt-2 -mb-2 text-sm")}>
            {readHow}
            <GoArrow />
          </SiteLink>
        </AnswerCard>
      ))}
    </div>
  );
}

function Questions() {
  const { ask } = useCopy(heroCopy);
  const questions = useAnswers();
  if (questions.length < 2) return null;
  return (
    <nav aria-label={ask} className="mt-6 text-sm max-lg:order-1">
      <p className="text-ink-soft">{ask}</p>
      <ul className="mt-1 flex max-w-160 flex-wrap gap-x-5">
        {questions.map(({ key, question }) => (
          <li key={key}>
            <a href={`#${anchorOf(key)}`} className="inline-block py-1.5 font-serif text-base italic">
              {question}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who answers: portrait, or the sample's drawn profile, with name and place. */
function Signature({ className }: { className?: string }) {
  const { facts } = useSite();
  const { signature } = useCopy(heroCopy);
  const file = facts.portrait?.src ?? "/about/portrait-96.webp";
  return (
    <p className={classNames("flex items-center gap-3 text-sm leading-snug", className)}>
      <picture>
        {uploadedPicture(file)?.sources.map((source) => (
          <source key={source.type} {...source} sizes="48px" />
        ))}
        <img
          src={file}
          alt=""
          width={48}
          height={48}
          className="size-12 rounded-pill border border-line object-cover"
        />
      </picture>
      <span>
        <b>{facts.name}</b>, {facts.address.city}
        <span className="block text-ink-soft">{signature}</span>
      </span>
    </p>
  );
}

export function Hero() {
  const site = useSite();
  const { title, lead, action, secondAction, facts, factWeights, image } = useCopy(heroCopy);
  return (
    <section
      aria-labelledby="hero-title"
      className="ask-chart relative isolate overflow-clip pt-bar [--edge:max(var(--gutter),(100%-var(--wide))/2)]"
    >
      <div className="wrap">
        <div className="grid pt-[clamp(24px,6vw,88px)] pb-[clamp(32px,3vw,48px)] lg:min-h-[clamp(560px,calc(100svh-160px),700px)] lg:grid-cols-[7fr_4fr] lg:items-center lg:gap-8">
          <div className="max-lg:contents">
            <h1 id="hero-title" className="max-w-[11.5em]">
              {title.map((sentence) => (
                <span key={sentence} className="block text-balance">
                  {sentence}{" "}
                </span>
              ))}
            </h1>
            <p className="lead mt-6 max-w-[30em] max-sm:mt-4 max-sm:text-base">{lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:mt-5">
              <ActionLink {...action} hash={action.to === "/ebook" ? anchors.ebookRoi : undefined} />
              {upperSections(site).includes("agents") ? (
                <a href={secondAction.href} className={buttonClass({ kind: "quiet", className: "max-sm:hidden" })}>
                  {secondAction.label}
                  <GoArrow />
                </a>
              ) : null}
            </div>
            {lowerSections(site).includes("person") ? <Signature className="mt-6 max-sm:mt-4" /> : null}
            <Questions />
          </div>
          <div className="lg:self-end lg:justify-self-end">
            {image.file ? (
              <PagePicture {...image} className={picturePlace} />
            ) : (
              <>
                <HeroChart />
                <Courses />
              </>
            )}
            <Answers className="relative max-lg:-mt-16 max-lg:justify-center max-sm:-mt-24" />
          </div>
        </div>
        <Facts
          className="is-inline"
          items={facts.map((fact, index) => <Weighted key={fact} text={fact} weight={factWeights[index]} />)}
        />
      </div>
    </section>
  );
}

const heroPlace = classNames(
  "block max-lg:-mx-gutter h-[150px] sm:h-[clamp(260px,66vw,360px)] md:h-[460px] max-lg:mask-t-from-84% max-lg:mask-b-from-80%",
  "lg:absolute lg:inset-y-0 lg:h-auto lg:right-[calc(var(--edge)-164px)] lg:-z-20 lg:w-[1440px]",
  "lg:mask-t-from-[calc(100%-130px)] lg:mask-t-to-[calc(100%-40px)] lg:mask-b-from-78% lg:mask-b-to-94%",
  "lg:mask-l-from-[calc(40vw+124px)] lg:mask-l-to-[calc(49vw+124px)] min-[75rem]:mask-l-from-40% min-[75rem]:mask-l-to-54%",
  "min-[90.0625rem]:mask-r-from-90%",
);

/** The owner's picture, which the text must not cross. */
const picturePlace = classNames(
  "block max-lg:-mx-gutter h-[clamp(260px,66vw,360px)] md:h-[460px] max-lg:mask-t-from-84% max-lg:mask-b-from-80%",
  "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-20 lg:h-auto lg:w-[46vw] lg:mask-l-from-60%",
  "lg:mask-t-from-[calc(100%-130px)] lg:mask-t-to-[calc(100%-40px)] lg:mask-b-from-78% lg:mask-b-to-94%",
);

/** From 900 px drawn 1 : 1 past the content's right edge, so islands and answer keep their places. */
function HeroChart() {
  return (
    <picture className={heroPlace}>
      <source media="(width < 43.75rem)" srcSet="/charts/home-hero-small.svg" width={420} height={300} />
      <img
        src="/charts/home-hero.svg"
        alt=""
        width={1440}
        height={860}
        fetchPriority="high"
        className="size-full object-cover object-top md:object-none md:object-[right_-50px] lg:object-right-top"
      />
    </picture>
  );
}

const ring = (x: number, y: number, radius = 3.5) => <circle className="c-way is-on" cx={x} cy={y} r={radius} />;

/** On the drawing's islands: to the one that has the answer, and from there to behind its card. */
function Courses() {
  return (
    <svg
      viewBox="0 0 1440 860"
      aria-hidden="true"
      className="chart absolute top-0 right-[calc(var(--edge)-164px)] -z-10 h-[860px] w-[1440px] max-lg:hidden"
    >
      <g className="ask-part ask-healthcare">
        <path className="c-course" d="M1001.5 235.5Q1053.6 233.1 1105.4 226.7" />
        {ring(1001.5, 235.5)}
        {ring(1105.4, 226.7)}
        <text className="c-brg" textAnchor="middle" x="1052.8" y="223.1">
          085°
        </text>
        <path className="c-course is-solid" d="M1188 279V540" />
        {ring(1188, 279, 4.5)}
      </g>
      <g className="ask-part ask-logistics">
        <path className="c-course" d="M1105.4 226.7Q1053.6 233.1 1001.5 235.5" />
        {ring(1001.5, 235.5)}
        {ring(1105.4, 226.7)}
        <text className="c-brg" textAnchor="middle" x="1052.8" y="223.1">
          265°
        </text>
        <path className="c-course is-solid" d="M912 311V540" />
        {ring(912, 311, 4.5)}
      </g>
      <g className="ask-part ask-financial">
        <path className="c-course" d="M1260.5 285.4Q1313.8 367.1 1378.2 440.7" />
        {ring(1260.5, 285.4)}
        <text className="c-brg" x="1302" y="336">
          143°
        </text>
        <path className="c-course is-solid" d="M1378.2 440.7H1200" />
        {ring(1378.2, 440.7, 4.5)}
      </g>
    </svg>
  );
}

function Weighted({ text, weight }: { text: string; weight?: string }) {
  const [before, after] = weight ? text.split(weight) : [text];
  return (
    <>
      {before}
      {weight && <b className="whitespace-nowrap">{weight}</b>}
      {after}
    </>
  );
}
