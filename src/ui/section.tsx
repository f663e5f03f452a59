import { type ReactNode, useId } from "react";
import { classNames } from "../lib/class-names.ts";
import { Unbroken } from "./unbroken.tsx";

export type Ground = "paper" | "ground" | "deep";

const grounds: Record<Ground, string> = { paper: "", ground: "bg-ground", deep: "on-deep" };

type SectionProps = {
  id?: string;
  ground?: Ground;
  rule?: boolean;
  tight?: boolean;
  mark?: ReactNode;
  title?: ReactNode;
  lead?: ReactNode;
  /** Accessible name of a section without a title. */
  label?: string;
  className?: string;
  children?: ReactNode;
};

export function Section(props: SectionProps) {
  const { id, ground = "paper", rule, tight, mark, title, lead, label, className, children } = props;
  const generatedId = useId();
  const titleId = id ? `${id}-title` : generatedId;
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
      className={classNames("section", tight && "is-tight", rule && "has-rule", grounds[ground], className)}
    >
      <div className="wrap">
        {title ? (
          <div className="opening">
            {mark ? <p className="mark">{mark}</p> : <span className="max-lg:hidden" />}
            <div>
              <h2 id={titleId}>{title}</h2>
              {lead ? (
                <p className="lead">
                  <Unbroken text={lead} />
                </p>
              ) : null}
            </div>
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}

export function Indent({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames("indent", className)}>{children}</div>;
}

type ClosingProps = { bar?: boolean; indent?: boolean; className?: string; children: ReactNode };

export function Closing({ bar, indent, className, children }: ClosingProps) {
  return <div className={classNames("closing", bar && "is-bar", indent && "indent", className)}>{children}</div>;
}
