import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("skeleton", className)} />;
}

export function SkeletonCards() {
  return (
    <div className="grid gap-gap md:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="grid content-start gap-3">
          <Skeleton className="aspect-16/10 rounded-panel" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-6 w-11/12" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}

type LoadingGroupProps = { label: string; className?: string; children: ReactNode };

export function LoadingGroup({ label, className, children }: LoadingGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
