import { useEffect, useRef } from "react";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { counted, formatDateTime } from "../../format-date-time.ts";
import { PageBar } from "../../page-bar.tsx";
import { Note } from "../../states.tsx";
import { type ComparedField, differingFields } from "../compared-field.ts";
import type { Conflict } from "../editing-state.ts";
import { ComparedPart, ComparedText } from "./compared-text.tsx";

type Content = Record<string, string>;

/** This window's text, with the saved version of unchanged fields. */
export function keepMine<Compared extends Content>({
  mine,
  theirs,
  origin,
}: Pick<Conflict<Compared>, "mine" | "theirs" | "origin">): Compared {
  const untouched = Object.keys(mine).filter((name) => origin !== null && mine[name] === origin[name]);
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name] ?? ""])) };
}

type ConflictViewProps<Content> = {
  /** Such as "This article was changed in two places". */
  title: string;
  conflict: Pick<Conflict<Content>, "mine" | "theirs" | "origin" | "isOwn" | "by" | "at">;
  fields: readonly ComparedField[];
  isSection?: boolean;
  isBusy: boolean;
  /** Saves `chosen` and stores the other version, which can be neither in the form nor on the server. */
  onChoose: (chosen: Content, side: "mine" | "theirs") => void;
  onLater: () => void;
};

/** Both versions in one text; nothing is overwritten until one is chosen. */
export function ConflictView<Compared extends Content>(props: ConflictViewProps<Compared>) {
  const site = useSite();
  const { title, conflict, fields, isSection = false, isBusy, onChoose, onLater } = props;
  const { theirs, isOwn, by, at } = conflict;
  const mine = keepMine(conflict);
  const differing = differingFields(fields, theirs, mine);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
    if (!isSection) window.scrollTo({ top: 0 });
  }, [isSection]);
  const where = isOwn
    ? "You saved a version in another window"
    : `${by || "Someone else"} saved a version while you were writing`;
  const note = `${where}, on ${formatDateTime(site, at)}. ${counted(differing.length, "part")} ${differing.length === 1 ? "differs" : "differ"}: underlined words are only in this window, struck-through words only in the saved version. The version that you don’t choose stays under Versions.`;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {isSection ? (
        <>
          <h2>{title}</h2>
          <Note>{note}</Note>
        </>
      ) : (
        <PageBar title={title} note={note} />
      )}
      {differing.map(({ name, label, kind }) => (
        <ComparedPart key={name} heading={<h2>{label}</h2>}>
          <ComparedText kind={kind} before={theirs[name] ?? ""} value={mine[name] ?? ""} />
        </ComparedPart>
      ))}
      <div className="sticky bottom-[var(--phone-bar)] z-6 flex flex-wrap justify-end gap-x-3 gap-y-2 border-t bg-paper py-3.5">
        <Button kind="quiet" onClick={onLater}>
          Decide later
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={() => onChoose(theirs, "theirs")}>
          Take theirs
        </Button>
        <Button busy={isBusy} onClick={() => onChoose(mine, "mine")}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
