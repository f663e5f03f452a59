import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../../ui/button.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { articleCopy } from "../blog-copy.ts";

/** The block that closes every article page (spec 2). */
export function StandardCta() {
  const { title, text, action } = articleCopy.standardCta;
  return (
    <Section ground="deep" title={title} lead={text} tight className="no-print">
      <Indent>
        <Link to="/contact" className={buttonClass()}>
          {action}
        </Link>
      </Indent>
    </Section>
  );
}
