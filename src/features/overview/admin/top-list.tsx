import type { ReactNode } from "react";
import { Note } from "../../../admin/note.tsx";
import type { NamedCount } from "../audience.ts";

type TopListProps<Entry extends NamedCount> = {
  title: string;
  /** Largest first. */
  entries: readonly Entry[];
  /** A sentence in place of the list. */
  empty?: string;
  /** What an entry is shown as; its name where it is left out. */
  of?: (entry: Entry) => ReactNode;
};

/** Names with how often each was counted. */
export function TopList<Entry extends NamedCount>({ title, entries, empty, of }: TopListProps<Entry>) {
  return (
    <div>
      <h3 className="mb-1">{title}</h3>
      {entries.length === 0 ? (
        <Note>{empty ?? "Nothing yet."}</Note>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li key={entry.name} className="flex justify-between gap-4 border-t py-1.5 tabular-nums">
              <span className="wrap-anywhere">{of ? of(entry) : entry.name}</span>
              <span className="flex-none">{entry.count.toLocaleString("en-GB")}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
