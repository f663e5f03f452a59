import { LoadingGroup, Skeleton, SkeletonCards } from "./skeleton.tsx";

/** Skeleton shown after 300 ms of loading. */
export function PendingPage() {
  return (
    <LoadingGroup label="Loading" className="wrap min-h-dvh pt-bar">
      <div className="grid gap-5 pt-14 pb-14">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-14 w-full max-w-read" />
        <Skeleton className="h-5 w-full max-w-[520px]" />
      </div>
      <SkeletonCards />
    </LoadingGroup>
  );
}
