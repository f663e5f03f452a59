import { SiteLink } from "../../site/site-link.tsx";
import { Card, CardBody, CardEnd, cardLinkClass } from "../../ui/card.tsx";
import { GoArrow, goClass } from "../../ui/go.tsx";
import { Section } from "../../ui/section.tsx";
import { projectsCopy } from "./about-copy.ts";

/** Additional projects, each with its own page. */
export function ProjectsSection() {
  const { mark, title, projects } = projectsCopy;
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
                <span className={goClass}>
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
