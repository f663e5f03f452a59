import { useContext } from "react";
import { LoadingGroup, Skeleton, SkeletonCards } from "./skeleton.tsx";
import { UiWords } from "./ui-words.ts";

/** Skeleton shown after 300 ms of loading. */
export function PendingPage() {
  const words = useContext(UiWords);
  return (
    <LoadingGroup label={words.loading} className="wrap min-h-dvh pt-bar">
      <div className="grid gap-5 pt-14 pb-14">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-14 w-full max-w-read" />
        <Skeleton className="h-5 w-full max-w-[520px]" />
      </div>
      <SkeletonCards />
    </LoadingGroup>
  );
}
