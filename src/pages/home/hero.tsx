import { BookOpen } from "lucide-react";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { PagePicture } from "../../features/media/ui/page-picture.tsx";
import { classNames } from "../../lib/class-names.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { heroCopy, upperSections } from "./home-copy.ts";

type AnswerCardProps = {
  circumstances: readonly string[];
  question: string;
  answer: string;
  source: string;
  approval: string;
  className?: string;
};

/** One question with its answer and source page. */
function AnswerCard({ circumstances, question, answer, source, approval, className }: AnswerCardProps) {
  return (
    <figure
      className={classNames(
        "max-w-95 rounded-card border border-line bg-surface px-5.5 py-5 shadow-float lg:w-95",
        className,
      )}
    >
      <figcaption className="mb-2 flex flex-wrap gap-x-2.5 text-xs text-ink-soft">
        {circumstances.map((part, index) => (
          <span key={part} className={classNames(index > 0 && "before:mr-2.5 before:content-['·'/'']")}>
            {part}
          </span>
        ))}
      </figcaption>
      <p className="font-serif text-[1.25rem] leading-[1.3] tracking-[-0.01em] italic">{question}</p>
      <p className="mt-3 border-t border-line pt-3 text-base leading-normal">{answer}</p>
      <p className="mt-3.5 flex items-start gap-2.5 rounded-control bg-tide-soft px-3 py-2.5 text-xs leading-[1.4] font-medium text-tide">
        <BookOpen className="size-4.5" />
        <span>
          {source}
          <br />
          {approval}
        </span>
      </p>
    </figure>
  );
}

export function Hero() {
  const site = useSite();
  const { title, lead, action, secondAction, facts, factWeights, answer, image } = useCopy(heroCopy);
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-clip pt-bar [--edge:max(var(--gutter),(100%-var(--wide))/2)]"
    >
      <div className="wrap">
        <div className="grid gap-8 pt-[clamp(32px,6vw,88px)] pb-[clamp(32px,3vw,48px)] lg:min-h-[clamp(560px,calc(100svh-160px),700px)] lg:grid-cols-[7fr_4fr] lg:items-center">
          <div>
            <h1 id="hero-title" className="max-w-[11.5em]">
              {title.map((sentence) => (
                <span key={sentence} className="block text-balance">
                  {sentence}{" "}
                </span>
              ))}
            </h1>
            <p className="lead mt-6 max-w-[30em]">{lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
              <ActionLink {...action} />
              {upperSections(site).includes("agents") ? (
                <a href={secondAction.href} className={buttonClass({ kind: "quiet" })}>
                  {secondAction.label}
                  <GoArrow />
                </a>
              ) : null}
            </div>
          </div>
          <div className="lg:self-end lg:justify-self-end">
            {image.file ? (
              <PagePicture {...image} className={picturePlace} />
            ) : (
              <>
                <HeroChart />
                <BearingLine />
              </>
            )}
            {answer.question ? <AnswerCard {...answer} className="relative mx-auto max-lg:-mt-16" /> : null}
          </div>
        </div>
        <Facts items={facts.map((fact, index) => <Weighted key={fact} text={fact} weight={factWeights[index]} />)} />
      </div>
    </section>
  );
}

const heroPlace = classNames(
  "block max-lg:-mx-gutter h-[clamp(260px,66vw,360px)] md:h-[460px] max-lg:mask-t-from-84% max-lg:mask-b-from-80%",
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

/** From the south coast of the island "Discharge SOPs" to behind the answer card. */
function BearingLine() {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute top-[279px] right-[calc(var(--edge)+88px)] bottom-50 -z-10 border-l-[1.5px] border-signal max-lg:hidden",
        "before:absolute before:-top-[5.5px] before:-left-[6.25px] before:size-[11px] before:rounded-pill before:border-2 before:border-signal before:bg-paper",
      )}
    />
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
