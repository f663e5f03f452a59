import { versionSize } from "../../../features/content-drafts/version-size.ts";
import { counted } from "../../format-date-time.ts";
import { type ComparedField, differingFields } from "../compared-field.ts";
import type { Conflict } from "../editing-state.ts";

export type Choice = "mine" | "theirs" | "both";

type Content = Record<string, string>;

/** Preselects the side that changed when only one did. */
export function firstChoice(
  field: string,
  { mine, theirs, origin }: Pick<Conflict<Content>, "mine" | "theirs" | "origin">,
): Choice | undefined {
  if (!origin) return undefined;
  if (theirs[field] === origin[field]) return "mine";
  return mine[field] === origin[field] ? "theirs" : undefined;
}

/** Fields without a choice come from this window. */
export function mergedContent<Chosen extends Content>(
  { mine, theirs }: Pick<Conflict<Chosen>, "mine" | "theirs">,
  differing: readonly ComparedField[],
  choices: Readonly<Record<string, Choice | undefined>>,
): Chosen {
  const chosen: Content = { ...mine };
  for (const { name, kind } of differing) {
    const [own, other] = [mine[name] ?? "", theirs[name] ?? ""];
    const both = [own, other].filter(Boolean).join(kind === "html" ? "" : "\n\n");
    chosen[name] = { mine: own, theirs: other, both }[choices[name] ?? "mine"];
  }
  return chosen as Chosen;
}

/** Such as "2 parts changed, 37 words more". */
export function sideChanges(fields: readonly ComparedField[], origin: Content, side: Content): string {
  const parts = counted(differingFields(fields, origin, side).length, "part");
  const { added, removed } = versionSize(origin, side);
  const more = added - removed;
  if (more === 0) return `${parts} changed`;
  return `${parts} changed, ${counted(Math.abs(more), "word")} ${more > 0 ? "more" : "fewer"}`;
}
