import type { NavLink } from "../../facts/navigation.ts";
import { useCopy } from "../../facts/use-site.ts";
import { PagePicture } from "../../features/media/ui/page-picture.tsx";
import { classNames } from "../../lib/class-names.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { AnswerCard, type SampleAnswer } from "../../site/answer-card.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { Breadcrumbs, homeCrumb } from "../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { type Accent, accentClass } from "../../ui/card.tsx";
import { GoArrow } from "../../ui/go.tsx";
import type { Jump } from "./industry-copy.ts";
import { marks } from "./shared-copy.ts";

type IndustryHeroProps = {
  name: string;
  accent: Accent;
  /** Such as `healthcare` in `hero-healthcare.svg`. */
  drawing: string;
  title: string;
  lead: string;
  action: NavLink;
  secondAction?: NavLink | Jump;
  image: { file: string; alt: string };
  answer?: SampleAnswer;
};

export function IndustryHero(props: IndustryHeroProps) {
  const { name, accent, drawing, title, lead, action, secondAction, image, answer } = props;
  const { crumb } = useCopy(marks);
  return (
    <section
      aria-labelledby="hero-title"
      className={classNames("relative isolate overflow-clip pt-bar", accentClass(accent))}
    >
      <div className="wrap pt-[clamp(24px,6vw,96px)] lg:pb-28">
        <div className="max-w-160 lg:max-xl:max-w-125">
          <Breadcrumbs items={[homeCrumb, { label: crumb, link: { to: "/", hash: "industries" } }, { label: name }]} />
          <h1 id="hero-title" className="mt-5 max-w-[11.5em]">
            {title}
          </h1>
          <p className="lead mt-6 max-w-[30em]">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
            <ActionLink {...action} />
            {secondAction ? <SecondAction {...secondAction} /> : null}
          </div>
        </div>
      </div>
      {image.file ? <PagePicture {...image} className={pictureClass} /> : <HeroChart drawing={drawing} />}
      {answer ? (
        <div className="wrap pointer-events-none max-lg:-mt-16 max-lg:pb-10 lg:absolute lg:inset-x-0 lg:bottom-16">
          <AnswerCard {...answer} className="pointer-events-auto relative max-lg:mx-auto lg:ml-auto" />
        </div>
      ) : null}
    </section>
  );
}

function SecondAction(action: NavLink | Jump) {
  const className = buttonClass({ kind: "quiet" });
  const label = (
    <>
      {action.label}
      <GoArrow />
    </>
  );
  if ("href" in action) {
    return (
      <a href={action.href} className={className}>
        {label}
      </a>
    );
  }
  return (
    <SiteLink to={action.to} hash={action.hash} className={className}>
      {label}
    </SiteLink>
  );
}

const heroClass = classNames(
  "mt-8 block h-[clamp(240px,62vw,360px)] overflow-hidden md:h-[480px] max-lg:mask-t-from-84% max-lg:mask-b-from-88%",
  "lg:absolute lg:inset-y-0 lg:right-[calc(var(--gutter)-80px)] lg:-z-10 lg:mt-0 lg:h-auto lg:w-[1152px]",
  "lg:mask-t-from-[min(100%-130px,50%+180px)] lg:mask-t-to-[min(100%-50px,50%+256px)] lg:mask-b-from-[calc(50%+180px)] lg:mask-b-to-[calc(50%+256px)]",
  "lg:mask-l-from-34% lg:mask-l-to-48%",
  "min-[77.5rem]:right-[calc(max(var(--gutter),(100%-var(--wide))/2)-140px)] min-[77.5rem]:w-[1440px] min-[77.5rem]:mask-l-from-38% min-[77.5rem]:mask-l-to-52%",
  "min-[77.5rem]:mask-t-from-[min(100%-130px,50%+240px)] min-[77.5rem]:mask-t-to-[min(100%-50px,50%+320px)]",
  "min-[77.5rem]:mask-b-from-[calc(50%+230px)] min-[77.5rem]:mask-b-to-[calc(50%+320px)]",
  "min-[90.0625rem]:mask-r-from-90%",
);

/** The owner's picture, which the text must not cross. */
const pictureClass = classNames(
  "mt-8 block h-[clamp(240px,62vw,360px)] md:h-[480px] max-lg:mask-t-from-84% max-lg:mask-b-from-88%",
  "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:mt-0 lg:h-auto lg:w-[46vw] lg:mask-l-from-60%",
  "lg:mask-t-from-[calc(100%-130px)] lg:mask-t-to-[calc(100%-40px)] lg:mask-b-from-80%",
);

/** Below the text on small windows, beside it from 900 px, and drawn 1 : 1 from 1240 px. */
function HeroChart({ drawing }: { drawing: string }) {
  return (
    <picture className={heroClass}>
      <source media="(width < 43.75rem)" srcSet={`/charts/hero-${drawing}-small.svg`} width={420} height={300} />
      <img
        src={`/charts/hero-${drawing}.svg`}
        alt=""
        width={1440}
        height={640}
        fetchPriority="high"
        className="size-full object-cover md:object-none md:object-right lg:max-[77.5rem]:object-contain"
      />
    </picture>
  );
}
