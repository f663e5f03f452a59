import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";

/** Announced when it appears. */
export function ServiceFailure({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-line bg-ground p-6">
      <p className="flex items-center gap-3 font-semibold">
        <CloudOff className="size-5 flex-none text-flag" aria-hidden="true" />
        {title}
      </p>
      <div className="max-w-[40em] text-sm text-ink-soft">{text}</div>
      <div className="mt-1 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
