import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  /** Disclosures of one name close each other. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

export function Disclosure({ summary, name, open, children }: DisclosureProps) {
  return (
    <details name={name} open={open} className="disclosure">
      <summary>
        <h3 className="font-sans text-h4 font-semibold">{summary}</h3>
        <ChevronDown />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
