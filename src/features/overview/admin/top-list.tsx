import type { ReactNode } from "react";
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
      <h3>{title}</h3>
      {entries.length === 0 ? (
        <p className="admin-note">{empty ?? "Nothing yet."}</p>
      ) : (
        <ol className="admin-top">
          {entries.map((entry) => (
            <li key={entry.name}>
              <span>{of ? of(entry) : entry.name}</span>
              <span>{entry.count.toLocaleString("en-GB")}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
