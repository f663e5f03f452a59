import { useEffect } from "react";
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
import { GoArrow, quietActionClass } from "../../ui/go.tsx";
import { anchors, heroCopy, lowerSections, upperSections } from "./home-copy.ts";

const anchorOf = (industry: IndustryKey) => `ask-${industry}`;

/** The owner's sample answers that have a question. */
function useAnswers() {
  const { answer, otherAnswers } = useCopy(heroCopy);
  return [{ key: "healthcare" as const, ...answer }, ...otherAnswers].filter(({ question }) => question !== "");
}

/** Stacked; CSS shows the one named by the URL's fragment, otherwise the first (hero.css). */
function Answers() {
  const { readHow } = useCopy(heroCopy);
  // If a question was selected during hydration, React can render the answers again, and the browser loses its target.
  useEffect(() => {
    if (location.hash.startsWith("#ask-") && !document.querySelector(":target")) location.replace(location.hash);
  }, []);
  return (
    <div className="hero-cards">
      {useAnswers().map(({ key, ...sample }, index) => (
        <AnswerCard key={key} {...sample} id={anchorOf(key)} className={`ask-part ask-${index}`}>
          <SiteLink to={`/services/${key}`} className={classNames(quietActionClass, "mt-2 -mb-2 text-sm")}>
            {readHow}
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
    <nav aria-label={ask} className="ask-questions mt-6 text-sm max-lg:order-1">
      <p className="mb-1 text-ink-soft">{ask}</p>
      {questions.map(({ key, question }) => (
        <a key={key} href={`#${anchorOf(key)}`}>
          {question}
        </a>
      ))}
    </nav>
  );
}

/** The author with portrait, or the sample's drawn profile, name and city. */
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
    <section aria-labelledby="hero-title" className="hero">
      <div className="wrap">
        <div className="hero-grid">
          <div className="max-lg:contents">
            <h1 id="hero-title">
              {title.map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </h1>
            <p className="lead">{lead}</p>
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
          <div className="hero-answers">
            {image.file ? (
              <PagePicture {...image} className={pictureClass} />
            ) : (
              <>
                <HeroChart />
                <Courses />
              </>
            )}
            <Answers />
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

/** The owner's picture, which the text must not cross. */
const pictureClass = classNames(
  "block max-lg:-mx-gutter h-[clamp(260px,66vw,360px)] md:h-[460px] max-lg:mask-t-from-84% max-lg:mask-b-from-80%",
  "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-20 lg:h-auto lg:w-[46vw] lg:mask-l-from-60%",
  "lg:mask-t-from-[calc(100%-130px)] lg:mask-t-to-[calc(100%-40px)] lg:mask-b-from-78% lg:mask-b-to-94%",
);

/** From 900 px drawn 1 : 1 past the content's right edge, so islands and answer stay aligned. */
function HeroChart() {
  return (
    <picture className="hero-drawing">
      <source media="(width < 43.75rem)" srcSet="/charts/home-hero-small.svg" width={420} height={300} />
      <img src="/charts/home-hero.svg" alt="" width={1440} height={860} fetchPriority="high" />
    </picture>
  );
}

type Course = { path: string; islands: [number, number][]; bearing: [number, number, string] };

/** Over the drawing's islands, to the last one, which has the answer, and on to behind its card. */
const courses: Record<IndustryKey, Course> = {
  healthcare: {
    path: "M1002 236q52-3 104-9m82 52v270",
    islands: [
      [1002, 236],
      [1106, 227],
      [1188, 279],
    ],
    bearing: [1037, 223, "085°"],
  },
  logistics: {
    path: "M1106 227q-52 6-104 9m-90 75v238",
    islands: [
      [1106, 227],
      [1002, 236],
      [912, 311],
    ],
    bearing: [1037, 223, "265°"],
  },
  financial: {
    path: "M1261 285q53 82 117 156l-238 200",
    islands: [
      [1261, 285],
      [1378, 441],
    ],
    bearing: [1302, 336, "143°"],
  },
};

function Courses() {
  return (
    <svg viewBox="0 0 1440 860" aria-hidden="true" className="ask-courses chart">
      {useAnswers().map(({ key }, index) => {
        const { path, islands, bearing } = courses[key];
        const [x, y, degrees] = bearing;
        return (
          <g key={key} className={`ask-part ask-${index}`}>
            <path className="c-course" d={path} />
            {islands.map(([cx, cy]) => (
              <circle key={cx} className="c-way is-on" cx={cx} cy={cy} r="4" />
            ))}
            <text className="c-brg" fontSize="13" x={x} y={y}>
              {degrees}
            </text>
          </g>
        );
      })}
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
