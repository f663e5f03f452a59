import { LoadingGroup, Skeleton, SkeletonCards } from "./skeleton.tsx";

/** Shown inside the frame when a page takes longer than 300 ms: the shape of a page head and a row of cards. */
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
