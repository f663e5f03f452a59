import type { Result } from "../../lib/result.ts";

/** What came with the site and is content. */
export type SampleKey = { kind: "article" | "episode" | "issue"; id: number };

/** `isChanged`: the owner has saved it since. */
export type SampleItem = SampleKey & { title: string; isChanged: boolean };

/** What came with the site and is a setting: names of clients and of quoted people, figures without a source. */
export type SampleProof = { clients: readonly string[]; quoted: readonly string[]; figures: readonly string[] };

/** ISO timestamps. */
export type SampleRemoval = { at: string; by: string; items: number; until: string };

export type Opening = {
  isOpen: boolean;
  items: readonly SampleItem[];
  proof: SampleProof;
  /** The last one, while it can be undone. */
  removal: SampleRemoval | null;
};

/** Counts of what was restored and of what is no longer in the bin. */
export type UndoneRemoval = Result<{ restored: number; missing: number }, "gone" | "open">;

export const hasProof = ({ clients, quoted, figures }: SampleProof): boolean =>
  clients.length + quoted.length + figures.length > 0;
