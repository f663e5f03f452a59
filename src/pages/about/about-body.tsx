import { BookOpenText, CalendarDays, ChartNoAxesColumn, Compass, Mic, ShieldCheck, X } from "lucide-react";
import { clientLogos } from "../../facts/client-logos.ts";
import { samplesOf } from "../../facts/samples.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { classNames } from "../../lib/class-names.ts";
import { ClientMark } from "../../site/client-mark.tsx";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Arranged } from "../../ui/arranged.tsx";
import { Card, CardBody, CardEnd, cardLinkClass } from "../../ui/card.tsx";
import { Cells } from "../../ui/cells.tsx";
import { GoArrow, quietActionClass } from "../../ui/go.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import {
  aboutSections,
  backgroundCopy,
  clientsCopy,
  closingCopy,
  expertiseCopy,
  journeyCopy,
  projectsCopy,
} from "./about-copy.ts";

function JourneySection() {
  const { mark, title, lead, stations } = useCopy(journeyCopy);
  return (
    <Section id="journey" ground="ground" mark={mark} title={title} lead={lead}>
      <Indent>
        <ol>
          {stations.map(({ when, role, text }, index) => (
            <li key={when} className="relative grid gap-x-gap pb-10 pl-11 last:pb-0 md:grid-cols-[10rem_1fr]">
              <Waypoint isLast={index === stations.length - 1} />
              <p className="font-serif text-lg text-signal italic">{when}</p>
              <div>
                <h3 className="font-sans text-h4 font-semibold">{role}</h3>
                <p className="mt-1.5 max-w-[38em] text-base text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Indent>
    </Section>
  );
}

function Waypoint({ isLast }: { isLast: boolean }) {
  return (
    <>
      {isLast ? null : (
        <span
          aria-hidden="true"
          className="absolute top-6 -bottom-2 left-[13px] border-l-2 border-dashed border-signal opacity-60"
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-1.5 left-1.5 size-4 rounded-pill border-2 border-signal",
          isLast ? "bg-signal" : "bg-ground",
        )}
      />
    </>
  );
}

function ProjectsSection() {
  const { mark, title, projects } = useCopy(projectsCopy);
  if (projects.length === 0) return null;
  return (
    <Section id="projects" mark={mark} title={title}>
      <ul className="card-row-3">
        {projects.map(({ to, kind, label, text, action }) => (
          <Card as="li" key={to}>
            <CardBody>
              <p>{kind}</p>
              <h3>
                <SiteLink to={to} className={cardLinkClass}>
                  {label}
                </SiteLink>
              </h3>
              <p>{text}</p>
              <CardEnd>
                <span className={quietActionClass}>
                  {action} <GoArrow />
                </span>
              </CardEnd>
            </CardBody>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

const icons = [Compass, Mic, BookOpenText, CalendarDays, ShieldCheck, ChartNoAxesColumn];

function ExpertiseSection() {
  const { mark, title, areas, declinedTitle, declined, closing, action } = useCopy(expertiseCopy);
  return (
    <Section id="expertise" ground="ground" mark={mark} title={title}>
      <Cells columns={3} items={areas.map((area, index) => ({ ...area, icon: icons[index] }))} />
      <Indent className="mt-[clamp(40px,4vw,64px)]">
        <h3>{declinedTitle}</h3>
        <ul className="mt-5">
          {declined.map((item) => (
            <li key={item} className="flex items-center gap-4 border-t border-line py-3.5 last:border-b">
              <X className="size-5 text-flag" />
              {item}
            </li>
          ))}
        </ul>
      </Indent>
      <ClosingBar indent text={closing} action={action} />
    </Section>
  );
}

/** 22 clients (spec 3): with the note's double tile, the grid has full rows at two, three and four columns. */
function ClientsSection() {
  const site = useSite();
  const { mark, sampleMark, title, note, sampleNote } = useCopy(clientsCopy);
  const clients = clientLogos(site);
  if (clients.length === 0) return null;
  return (
    <Section id="clients" mark={samplesOf(site).clients ? sampleMark : mark} title={title}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-4">
        {clients.map((logo) => (
          <li key={logo.name} className="grid place-items-center bg-paper px-4 py-5 sm:px-7 sm:py-7">
            <ClientMark logo={logo} className="max-w-52" />
          </li>
        ))}
        <li className="col-span-2 grid place-items-center bg-ground px-6 py-6 text-center text-sm text-balance text-ink-soft">
          {samplesOf(site).clients ? sampleNote : note}
        </li>
      </ul>
    </Section>
  );
}

function BackgroundSection() {
  const { mark, title, paragraphs } = useCopy(backgroundCopy);
  return (
    <Section id="background" rule mark={mark} title={title}>
      <Indent>
        <div className="grid max-w-read gap-5 text-ink-mid">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Indent>
    </Section>
  );
}

export function AboutBody() {
  const site = useSite();
  const closing = useCopy(closingCopy);
  return (
    <>
      <Arranged
        names={aboutSections(site)}
        parts={{
          background: <BackgroundSection />,
          journey: <JourneySection />,
          projects: <ProjectsSection />,
          expertise: <ExpertiseSection />,
          clients: <ClientsSection />,
        }}
      />
      <StrategyBanner {...closing} />
    </>
  );
}
