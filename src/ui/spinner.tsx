import { classNames } from "../lib/class-names.ts";

/** A turning ring; with a `label` it is announced as a status, without one it is decoration. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = <span className={classNames("spinner", className)} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3">
      {ring}
      {label}
    </span>
  );
}
