import type { ReactNode } from "react";

const range = /(\d+-\d+%?)/;

/** Browsers may break a line within a range such as 3-6. */
export function Unbroken({ text }: { text: ReactNode }) {
  if (typeof text !== "string") return text;
  return text.split(range).map((part, index) =>
    index % 2 > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity and never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
