import type { NavGroup } from "../../facts/navigation.ts";
import { classNames } from "../../lib/class-names.ts";
import { publicUrl } from "../../lib/web-url.ts";
import { AskField } from "../ask-field.tsx";
import { SiteLink } from "../site-link.tsx";
import { NavCard } from "./nav-card.tsx";

/** Where a panel hangs and how its entries stand; all hang from the bar, so that none can leave the window. */
const layouts: Record<NavGroup["id"], string> = {
  product: "left-0 w-[26.25rem]",
  industries: "right-3 w-[46rem] grid-cols-[16.5rem_1fr]",
  resources: "right-3 w-[48rem] grid-cols-2",
  about: "right-3 w-[26.25rem]",
};

type MenuPanelProps = { id: string; group: NavGroup; open: boolean; onPick: () => void };

/** One panel of the main menu. Closed, it is out of sight, out of the tab order and out of the accessibility tree. */
export function MenuPanel({ id, group, open, onPick }: MenuPanelProps) {
  const { intro } = group;
  const [place, width, columns] = layouts[group.id].split(" ");
  const entries = group.entries.map((entry) => (
    <NavCard
      key={entry.label}
      entry={entry}
      onClick={onPick}
      className="grid-cols-[3.25rem_1fr] p-3.5 transition-colors hover:bg-ground"
    />
  ));
  return (
    // The padding bridges the gap below the button: crossing it does not count as leaving.
    <div
      id={id}
      className={classNames(
        "absolute top-full pt-2.5 duration-150",
        place,
        // Nothing of a closed panel is rendered: its pictures load when it opens for the first time.
        "transition-[opacity,translate,display] transition-discrete starting:-translate-y-1 starting:opacity-0",
        open ? "block" : "hidden -translate-y-1 opacity-0",
        "noscript:group-focus-within/entry:block noscript:group-focus-within/entry:opacity-100",
        "noscript:group-hover/entry:block noscript:group-hover/entry:opacity-100",
      )}
    >
      <div
        className={classNames(
          "on-paper grid gap-x-3 rounded-card border border-line bg-surface p-3 shadow-float",
          width,
          columns,
        )}
      >
        {intro && (
          <SiteLink
            to={intro.to}
            hash={intro.hash}
            onClick={onPick}
            className="group/intro flex flex-col overflow-hidden rounded-panel bg-ground text-ink no-underline hover:text-ink"
          >
            <img
              src={publicUrl("/charts/industries-intro.svg")}
              alt=""
              width={264}
              height={132}
              loading="lazy"
              className="w-full"
            />
            <span className="px-5 pt-4 pb-5">
              <span className="block font-serif text-[1.3125rem] leading-tight font-heading tracking-[-0.015em] text-balance">
                {intro.title}
              </span>
              <span className="mt-2 block text-sm text-balance text-ink-soft">{intro.text}</span>
              <span className="mt-3 block text-sm font-semibold text-tide group-hover/intro:underline">
                {intro.action}
              </span>
            </span>
          </SiteLink>
        )}
        {intro ? <div className="grid content-evenly">{entries}</div> : entries}
        {group.hasAsk ? (
          <AskField compact label="Ask the archive, in the menu" className="col-span-full p-3.5" />
        ) : null}
      </div>
    </div>
  );
}
