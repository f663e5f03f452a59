import type { Result } from "../../lib/result.ts";

/** Sample content. */
export type SampleKey = { kind: "article" | "episode" | "issue"; id: number };

/** `isChanged`: the owner has saved it since. */
export type SampleItem = SampleKey & { title: string; isChanged: boolean; isPublic: boolean };

/** Sample settings: clients, quoted people, figures without a source, unchanged assurances. */
export type SampleProof = Readonly<Record<"clients" | "quoted" | "figures" | "assurances", readonly string[]>>;

/** ISO timestamps. */
export type SampleRemoval = { at: string; by: string; items: number; until: string };

export type Opening = {
  isOpen: boolean;
  items: readonly SampleItem[];
  proof: SampleProof;
  /** The last one, while it can be undone. */
  removal: SampleRemoval | null;
};

/** Counts of items restored and of items no longer in the bin. */
export type UndoneRemoval = Result<{ restored: number; missing: number }, "gone" | "open">;

export const hasProof = (proof: SampleProof): boolean => Object.values(proof).some(({ length }) => length > 0);
