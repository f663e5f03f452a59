import { ClientOnly } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useCopy } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { LoadingGroup, Skeleton } from "../../../ui/skeleton.tsx";
import { QueryProvider } from "../../../ui/with-queries.tsx";
import { calendarWords } from "./calendar-copy.ts";

const cells = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => index).map((index) => <Skeleton key={index} className={className} />);

export function TimesSkeleton() {
  const words = useCopy(calendarWords);
  return (
    <LoadingGroup label={words.loading}>
      <Skeleton className="h-5 w-1/2" />
      <div className="mt-4 grid grid-cols-3 gap-2">{cells(6, "h-12")}</div>
    </LoadingGroup>
  );
}

/** Of a full day in rows of three times, so that the content below does not jump. */
export const calendarHeight =
  "min-h-[calc(528px+var(--times-height,336px))] sm:min-h-[calc(472px+var(--times-height,336px))] min-[62rem]:min-h-[max(392px,120px+var(--times-height,336px))]";

/** Has the calendar's size, until its script has loaded. */
function CalendarSkeleton() {
  const words = useCopy(calendarWords);
  return (
    <div className={classNames(calendarHeight, "noscript:min-h-0")}>
      <div className="skeletons grid gap-7 noscript:hidden min-[62rem]:grid-cols-2 min-[62rem]:gap-12">
        <div aria-hidden="true">
          <Skeleton className="h-11 w-1/2" />
          <div className="mt-8 grid grid-cols-7 gap-1">{cells(35, "h-11")}</div>
        </div>
        <TimesSkeleton />
      </div>
      <p className="hidden text-base text-ink-soft noscript:block">{words.below}</p>
    </div>
  );
}

/** Renders a calendar on the client only, with a skeleton until then. */
export function ClientCalendar({ children }: { children: ReactNode }) {
  return (
    <ClientOnly fallback={<CalendarSkeleton />}>
      <Suspense fallback={<CalendarSkeleton />}>
        <QueryProvider>{children}</QueryProvider>
      </Suspense>
    </ClientOnly>
  );
}
