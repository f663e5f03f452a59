import { useCopy, useSite } from "../../facts/use-site.ts";
import { PagePicture } from "../../features/media/ui/page-picture.tsx";
import { uploadedPicture } from "../../features/media/uploaded-picture.ts";
import { classNames } from "../../lib/class-names.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { AnswerCard } from "../../site/answer-card.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { anchors, heroCopy, lowerSections, upperSections } from "./home-copy.ts";

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
  const { title, lead, action, secondAction, facts, factWeights, answer, image } = useCopy(heroCopy);
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-clip pt-bar [--edge:max(var(--gutter),(100%-var(--wide))/2)]"
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
            {answer.question ? (
              <AnswerCard {...answer} className="relative mx-auto max-lg:-mt-16 max-sm:-mt-24" />
            ) : null}
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
  "hero-drawing block max-lg:-mx-gutter h-[150px] sm:h-[clamp(260px,66vw,360px)] md:h-[460px]",
  "lg:absolute lg:inset-y-0 lg:h-auto lg:right-[calc(var(--edge)-164px)] lg:-z-20 lg:w-[1440px]",
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
