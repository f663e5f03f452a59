/** Decorative: the name stands beside it. */
export function AuthorMark({ author }: { author: string }) {
  const initials = author
    .split(/\s+/)
    .map((part) => Array.from(part)[0] ?? "")
    .slice(0, 2)
    .join("");
  return (
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-full bg-deep font-serif text-base font-heading text-on-deep"
    >
      {initials}
    </span>
  );
}
