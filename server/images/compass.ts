/** The compass of the header (site/brand-link.tsx) in plain colours, in a square of 28. */
export function compassMark({ line, needle, ground }: { line: string; needle: string; ground: string }): string {
  return (
    `<g fill="none" stroke="${line}" stroke-width="1.5"><circle cx="14" cy="14" r="12.2"/>` +
    `<path d="M14 1.8v4M14 22.2v4M1.8 14h4M22.2 14h4"/></g>` +
    `<path d="m18.5 8-2.6 7.9L9.5 20l2.6-7.9z" fill="${needle}"/><circle cx="14" cy="14" r="1.4" fill="${ground}"/>`
  );
}
