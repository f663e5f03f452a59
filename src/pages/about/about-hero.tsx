import { SchedulingLink } from "../../embeds/scheduling/scheduling-link.tsx";
import { siteFacts } from "../../facts/site-facts.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { heroCopy, portraitSources } from "./about-copy.ts";
import { FounderPhoto } from "./founder-photo.tsx";

/** Who the visitor will be working with. */
export function AboutHero() {
  const { crumb, title, lead, badge, skillsLabel, skills, action, secondAction, portraitAlt, portraitNote } = heroCopy;
  return (
    <div className="page-head">
      <div className="wrap">
        <Breadcrumbs items={[{ label: "Home", link: { to: "/" } }, { label: crumb }]} />
        <div className="mt-3 grid items-center gap-x-20 gap-y-12 md:grid-cols-[7fr_5fr] md:gap-x-12 xl:gap-x-24">
          <div>
            <Chip tone="tide">{badge}</Chip>
            <h1 className="mt-5 max-w-[11em] text-h1-s">{title}</h1>
            <p className="lead mt-5 max-w-[27em]">{lead}</p>
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
              <a href="#journey" className={buttonClass({ kind: "quiet" })}>
                {secondAction}
                <GoArrow />
              </a>
            </div>
          </div>
          <FounderPhoto
            sources={portraitSources()}
            name={siteFacts.name}
            alt={portraitAlt}
            caption={portraitNote}
            className="w-full max-w-[440px] md:justify-self-end"
          />
        </div>
      </div>
    </div>
  );
}
