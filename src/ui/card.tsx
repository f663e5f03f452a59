import type { ElementType, ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type Accent = "health" | "logistics" | "finance" | "industry";

const accents: Record<Accent, string> = {
  health: "k-health",
  logistics: "k-logistics",
  finance: "k-finance",
  industry: "k-industry",
};

/** Sets an industry's accent for all descendants. */
export function accentClass(accent: Accent): string {
  return accents[accent];
}

/** For the one link in a card's heading; it makes the whole card clickable. */
export const cardLinkClass = "card-link";

type CardProps = { as?: ElementType; accent?: Accent; id?: string; className?: string; children: ReactNode };

/** A row of cards needs a wrapper `card-row-2` or `card-row-3`. */
export function Card({ as: Element = "article", accent, id, className, children }: CardProps) {
  return (
    <Element id={id} className={classNames("card", accent && accents[accent], className)}>
      {children}
    </Element>
  );
}

type PartProps = { className?: string; children: ReactNode };

export function CardArt({ className, children }: PartProps) {
  return <div className={classNames("card-art", className)}>{children}</div>;
}

export function CardBody({ className, children }: PartProps) {
  return <div className={classNames("card-body", className)}>{children}</div>;
}

export function CardFact({ className, children }: PartProps) {
  return <p className={classNames("card-fact", className)}>{children}</p>;
}

/** Aligned across a row of cards. */
export function CardEnd({ className, children }: PartProps) {
  return <div className={classNames("card-end", className)}>{children}</div>;
}
