import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export function Facts({ items, className }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={classNames("facts", className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of marked-up text has no other key
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

type LeadingFactsProps = { facts: readonly { strong: string; text: string }[]; className?: string };

export function LeadingFacts({ facts, className }: LeadingFactsProps) {
  const items = facts.map(({ strong, text }) => (
    <>
      <b>{strong}</b>
      {text}
    </>
  ));
  return <Facts items={items} className={className} />;
}
