import { SiteLink } from "../../site/site-link.tsx";
import { GoArrow, goClass } from "../../ui/go.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { servicesCopy } from "./company-copy.ts";

/** What the company does. */
export function CompanyServices() {
  const { mark, title, services } = servicesCopy;
  return (
    <Section id="services" rule mark={mark} title={title}>
      <Indent>
        <RuledList
          items={services.map(({ title: name, text, link }) => ({
            title: name,
            text: (
              <>
                {text}
                <SiteLink to={link.to} className={`${goClass} mt-2 flex w-fit`}>
                  {link.label} <GoArrow />
                </SiteLink>
              </>
            ),
          }))}
        />
      </Indent>
    </Section>
  );
}
