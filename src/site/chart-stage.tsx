import type { ReactNode } from "react";

export function ChartStage({ children }: { children: ReactNode }) {
  return (
    <div className="relative grid min-h-dvh overflow-clip lg:items-center">
      <picture className="absolute inset-x-0 bottom-0 h-[54%] lg:h-full">
        <source media="(width < 56.25rem)" srcSet="/charts/not-found-small.svg" width={420} height={400} />
        <img
          src="/charts/not-found.svg"
          alt=""
          width={1440}
          height={900}
          fetchPriority="high"
          className="size-full object-cover max-md:object-left max-lg:mask-t-from-55% lg:object-[70%_50%] lg:mask-t-from-86% lg:mask-t-to-95% lg:mask-l-from-40% lg:mask-l-to-66%"
        />
      </picture>
      <div className="wrap relative pt-[7.5rem] pb-[54svh] lg:pb-16">{children}</div>
    </div>
  );
}
