import type { ElementType, ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type Accent = "health" | "logistics" | "finance" | "industry";

/** Sets an industry's accent for all descendants. */
export const accentClass = (accent: Accent): string => `k-${accent}`;

/** For the one link in a card's heading; it makes the whole card clickable. */
export const cardLinkClass = "card-link";

type CardProps = { as?: ElementType; accent?: Accent; className?: string; children: ReactNode };

/** A row of cards needs a wrapper `card-row-2` or `card-row-3`. */
export function Card({ as: Element = "article", accent, className, children }: CardProps) {
  return <Element className={classNames("card", accent && accentClass(accent), className)}>{children}</Element>;
}

type PartProps = { className?: string; children: ReactNode };

export function CardArt({ className, children }: PartProps) {
  return <div className={classNames("card-art", className)}>{children}</div>;
}

export function CardBody({ className, children }: PartProps) {
  return <div className={classNames("card-body", className)}>{children}</div>;
}

export function CardFact({ children }: { children: ReactNode }) {
  return <p className="card-fact">{children}</p>;
}

/** Aligned across a row of cards. */
export function CardEnd({ children }: { children: ReactNode }) {
  return <div className="card-end">{children}</div>;
}
