import { createFileRoute } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { initials } from "../../chart/artwork.ts";
import { SchedulingLink } from "../../embeds/scheduling/scheduling-link.tsx";
import { copyOf } from "../../facts/page-texts.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { uploadedPicture } from "../../features/media/uploaded-picture.ts";
import { headOf } from "../../seo/page-head.ts";
import { breadcrumbData, personData, subjectPageData } from "../../seo/structured-data.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { Breadcrumbs, homeCrumb } from "../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { aboutSections, heroCopy, portraitSources } from "./about-copy.ts";
import { aboutMeta } from "./about-meta.ts";

type FounderPhotoProps = {
  sources: readonly string[];
  name: string;
  alt: string;
  /** Below the photo only; initials need no caption. */
  caption: string;
  className?: string;
};

/** Falls back to the next source on errors, finally to initials (spec 4). */
function FounderPhoto({ sources, name, alt, caption, className }: FounderPhotoProps) {
  const [index, setIndex] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const source = sources[index];

  // The image can fail before hydration, without an event handler.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIndex(1);
  }, []);

  if (source === undefined) {
    return (
      <figure className={className}>
        <div
          role="img"
          aria-label={name}
          className="on-deep grid aspect-[4/5] w-full place-items-center rounded-card font-serif text-fig text-sun"
        >
          <span aria-hidden="true" className="text-[2em] leading-none">
            {initials(name)}
          </span>
        </div>
      </figure>
    );
  }
  const { width, height } = uploadedPicture(source) ?? { width: 960, height: 1200 };
  return (
    <figure className={className}>
      <img
        key={source}
        ref={image}
        src={source}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="high"
        // From the failed source, so that a repeated event moves on only once.
        onError={() => setIndex(index + 1)}
        className="h-auto max-h-150 w-full rounded-card object-cover"
      />
      {caption ? <figcaption className="mt-3 text-xs text-ink-soft">{caption}</figcaption> : null}
    </figure>
  );
}

function AboutHero() {
  const site = useSite();
  const about = useCopy(aboutMeta);
  const { crumb, title, badge, skillsLabel, skills, action, secondAction, ...copy } = useCopy(heroCopy);
  const { portrait } = site.facts;
  return (
    <div className="page-head">
      <div className="wrap">
        <Breadcrumbs items={[homeCrumb, { label: crumb }]} />
        <div className="mt-3 grid items-center gap-x-20 gap-y-12 md:grid-cols-[7fr_5fr] md:gap-x-12 xl:gap-x-24">
          <div>
            <Chip tone="tide">{badge}</Chip>
            <h1 className="mt-5 max-w-[11em] text-h1-s">{title}</h1>
            <p className="lead mt-5 max-w-[27em]">{about.description}</p>
            <ul aria-label={skillsLabel} className="mt-6 flex max-w-[34em] flex-wrap gap-2">
              {skills.map((skill) => (
                <li key={skill} className="flex">
                  <Chip tone="plain">{skill}</Chip>
                </li>
              ))}
            </ul>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
              <SchedulingLink>
                <ActionLink {...action} />
              </SchedulingLink>
              {aboutSections(site).includes("journey") ? (
                <a href="#journey" className={buttonClass({ kind: "quiet" })}>
                  {secondAction}
                  <GoArrow />
                </a>
              ) : null}
            </div>
          </div>
          <FounderPhoto
            sources={portraitSources(site)}
            name={site.facts.name}
            alt={portrait ? portrait.alt || copy.portraitAlt : copy.drawnPortraitAlt}
            caption={portrait ? "" : copy.drawnPortraitNote}
            className="w-full max-w-[440px] md:justify-self-end"
          />
        </div>
      </div>
    </div>
  );
}

const AboutBody = deferredPart("never", () => import("./about-body.tsx").then((part) => part.AboutBody));

export const Route = createFileRoute("/_site/about")({
  head: headOf((site) => {
    const facts = { ...copyOf(site, aboutMeta), path: "/about" };
    return {
      ...facts,
      type: "profile",
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          subjectPageData(site, origin, { ...facts, name: facts.title, type: "AboutPage" }),
          personData(site, origin),
          breadcrumbData(site, origin, [{ name: copyOf(site, heroCopy).crumb }]),
        ]),
    };
  }),
  component: AboutPage,
});

/** Spec 2. */
function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutBody />
    </>
  );
}
