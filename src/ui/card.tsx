import type { ElementType, ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type Accent = "health" | "logistics" | "finance" | "industry";

const accents: Record<Accent, string> = {
  health: "k-health",
  logistics: "k-logistics",
  finance: "k-finance",
  industry: "k-industry",
};

/** Class name that sets an industry's accent for everything inside. */
export function accentClass(accent: Accent): string {
  return accents[accent];
}

/** Class name of the one link inside a card's heading that makes the whole card its target. */
export const cardLinkClass = "card-link";

type CardProps = { as?: ElementType; accent?: Accent; id?: string; className?: string; children: ReactNode };

/** Something that leads somewhere, or a specimen of the product. Cards of one row stand in `card-row-2` or `card-row-3`. */
export function Card({ as: Element = "article", accent, id, className, children }: CardProps) {
  return (
    <Element id={id} className={classNames("card", accent && accents[accent], className)}>
      {children}
    </Element>
  );
}

type PartProps = { className?: string; children: ReactNode };

/** The picture on top of a card. */
export function CardArt({ className, children }: PartProps) {
  return <div className={classNames("card-art", className)}>{children}</div>;
}

export function CardBody({ className, children }: PartProps) {
  return <div className={classNames("card-body", className)}>{children}</div>;
}

/** One fact above the card's foot; facts of a row stand on one line. */
export function CardFact({ className, children }: PartProps) {
  return <p className={classNames("card-fact", className)}>{children}</p>;
}

/** The card's foot; actions of a row stand on one line. */
export function CardEnd({ className, children }: PartProps) {
  return <div className={classNames("card-end", className)}>{children}</div>;
}
