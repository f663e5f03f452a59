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

export function LeadingFacts({ facts }: { facts: readonly { strong: string; text: string }[] }) {
  const items = facts.map(({ strong, text }) => (
    <>
      <b>{strong}</b>
      {text}
    </>
  ));
  return <Facts items={items} />;
}
