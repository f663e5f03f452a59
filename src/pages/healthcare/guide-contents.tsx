import guideCover from "./guide-cover.svg?url";
import { guideCopy } from "./healthcare-agent-copy.ts";

/** What the free guide holds, beside its cover. */
export function GuideContents() {
  const { title, contents } = guideCopy;
  return (
    <div>
      <h2>{title}</h2>
      <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-[auto_1fr] lg:max-xl:grid-cols-1">
        <GuideCover />
        <ul className="text-base">
          {contents.map((item) => (
            <li key={item} className="border-t border-line py-3 last:border-b">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function GuideCover() {
  const { cover, coverName, series } = guideCopy;
  return (
    <div
      role="img"
      aria-label={coverName}
      className="relative flex aspect-[3/4.1] w-40 flex-col overflow-hidden rounded-[2px_6px_6px_2px] bg-on-deep px-4 py-5 text-abyss shadow-[-10px_14px_32px_-10px_color-mix(in_srgb,var(--abyss)_70%,transparent)]"
    >
      <span className="text-xs leading-tight font-medium opacity-75">{series}</span>
      <span className="mt-2 font-serif text-[1.375rem] leading-[1.06] font-heading tracking-[-0.02em] text-balance">
        {cover}
      </span>
      <img
        src={guideCover}
        alt=""
        width={264}
        height={210}
        loading="lazy"
        className="absolute inset-x-0 bottom-0 h-[44%] w-full object-cover object-bottom mix-blend-multiply"
      />
    </div>
  );
}
