import { SiteLink } from "../../site/site-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Indent, Section } from "../../ui/section.tsx";
import { nextCopy } from "./contact-copy.ts";

/** What a visitor may expect after writing. */
export function NextSection() {
  const { mark, title, items, closing, action } = nextCopy;
  return (
    <Section id="next" ground="ground" mark={mark} title={title}>
      <Indent>
        <RuledList items={items} />
        <Closing bar>
          <p>{closing}</p>
          <SiteLink to={action.to} className={buttonClass({ kind: "secondary" })}>
            {action.label}
          </SiteLink>
        </Closing>
      </Indent>
    </Section>
  );
}
