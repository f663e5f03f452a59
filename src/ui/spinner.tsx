import { classNames } from "../lib/class-names.ts";

/** With a `label` announced as status, otherwise decorative. */
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
