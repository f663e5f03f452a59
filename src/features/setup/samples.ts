import type { Result } from "../../lib/result.ts";

export type SampleKey = { kind: "article" | "episode" | "issue"; id: number };

/** `isChanged`: saved by the owner. */
export type SampleItem = SampleKey & { title: string; isChanged: boolean; isPublic: boolean };

/** Sample settings: clients, quoted people, figures without a source, unchanged assurances. */
export type SampleProof = Readonly<Record<"clients" | "quoted" | "figures" | "assurances", readonly string[]>>;

/** ISO timestamps. */
export type SampleRemoval = { at: string; by: string; items: number; until: string };

export type Opening = {
  isOpen: boolean;
  items: readonly SampleItem[];
  proof: SampleProof;
  /** The latest one, while it can be undone. */
  removal: SampleRemoval | null;
};

/** How many items were restored, and how many were no longer in the bin. */
export type UndoneRemoval = Result<{ restored: number; missing: number }, "gone" | "open">;

export const hasProof = (proof: SampleProof): boolean => Object.values(proof).some(({ length }) => length > 0);
