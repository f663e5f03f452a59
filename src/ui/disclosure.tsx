import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

type DisclosureProps = {
  summary: ReactNode;
  /** Disclosures of one name close each other. */
  name?: string;
  open?: boolean;
  heading?: "h3" | "h4";
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A question that opens onto its answer; works without script. */
export function Disclosure({ summary, name, open, heading: Heading = "h3", id, className, children }: DisclosureProps) {
  return (
    <details id={id} name={name} open={open} className={classNames("disclosure", className)}>
      <summary>
        <Heading className="font-sans text-h4 font-semibold">{summary}</Heading>
        <ChevronDown />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
