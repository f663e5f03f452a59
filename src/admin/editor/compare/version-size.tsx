import type { SavedVersion } from "../../../features/content-drafts/editing.ts";
import { counted } from "../../format-date-time.ts";

/** How many words a version added and removed; nothing for one that was not counted. */
export function VersionSize({ size }: Pick<SavedVersion, "size">) {
  if (!size) return null;
  const { added, removed } = size;
  if (added === 0 && removed === 0) return <>no words changed</>;
  const words = `${counted(added, "word")} added, ${counted(removed, "word")} removed`;
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
        +{added.toLocaleString("en-GB")} −{removed.toLocaleString("en-GB")} words
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}
