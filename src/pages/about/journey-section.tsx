import { classNames } from "../../lib/class-names.ts";
import { Indent, Section } from "../../ui/section.tsx";
import { journeyCopy } from "./about-copy.ts";

/** The career as a course down the page, the present station reached. */
export function JourneySection() {
  const { mark, title, lead, stations } = journeyCopy;
  return (
    <Section id="journey" ground="ground" mark={mark} title={title} lead={lead}>
      <Indent>
        <ol>
          {stations.map(({ when, role, text }, index) => (
            <li key={when} className="relative grid gap-x-gap pb-10 pl-11 last:pb-0 md:grid-cols-[10rem_1fr]">
              <Waypoint isLast={index === stations.length - 1} />
              <p className="font-serif text-lg text-signal italic">{when}</p>
              <div>
                <h3 className="font-sans text-h4 font-semibold">{role}</h3>
                <p className="mt-1.5 max-w-[38em] text-base text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Indent>
    </Section>
  );
}

function Waypoint({ isLast }: { isLast: boolean }) {
  return (
    <>
      {isLast ? null : (
        <span
          aria-hidden="true"
          className="absolute top-6 -bottom-2 left-[13px] border-l-2 border-dashed border-signal opacity-60"
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-1.5 left-1.5 size-4 rounded-pill border-2 border-signal",
          isLast ? "bg-signal" : "bg-ground",
        )}
      />
    </>
  );
}
