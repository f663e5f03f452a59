import { storedFacts } from "./stored-facts.ts";

/** The owner took the page out of menus, sitemap and site: it is answered with 410. */
export const isHidden = (path: string): boolean => storedFacts().hidden?.[path] === true;

export const withoutHidden = <Target extends { to: string }>(targets: readonly Target[]): readonly Target[] =>
  storedFacts().hidden ? targets.filter(({ to }) => !isHidden(to)) : targets;
