const HOURS = 40;
const SEARCHED = 8;
const hourLines = Array.from({ length: HOURS - 1 }, (_, index) => index + 1);
const lines = (hours: readonly number[]) => hours.map((hour) => `M${hour} 0v1`).join("");
const HOUR_PATH = lines(hourLines.filter((hour) => hour % 8 !== 0));
const DAY_PATH = lines(hourLines.filter((hour) => hour % 8 === 0));

/** The working week to scale: forty hours, eight of them spent looking. Decoration beside the words that say so. */
export function WorkingWeek({ days }: { days: readonly string[] }) {
  return (
    <div aria-hidden="true" className="mt-5">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${HOURS} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="h-7 w-full border border-ink-soft"
      >
        <rect width={SEARCHED} height="1" className="fill-signal-fill" />
        <path d={HOUR_PATH} vectorEffect="non-scaling-stroke" className="stroke-ink-soft/35" />
        <path d={DAY_PATH} vectorEffect="non-scaling-stroke" className="stroke-ink-soft" />
      </svg>
      <p className="mt-1.5 grid grid-cols-5 text-xs text-ink-soft">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
    </div>
  );
}
