import type { StatusTone } from "../../../admin/status-chip.tsx";
import type { ImportFilter, ImportOutcome, ImportState } from "../site-import.ts";

export const outcomeLabels: Readonly<Record<ImportOutcome, string>> = {
  new: "New",
  changed: "Changed in the export",
  same: "Here already, the same",
  edited: "Edited here since",
  "left-out": "Skipped",
  unreadable: "Cannot be read",
  added: "Added",
  updated: "Updated",
  failed: "Not imported",
};

export const filterLabels: Readonly<Record<ImportFilter, string>> = {
  ...outcomeLabels,
  gaps: "With a missing image or file",
};

export const outcomeTones: Readonly<Record<ImportOutcome, StatusTone>> = {
  new: "planned",
  changed: "planned",
  same: "open",
  edited: "problem",
  "left-out": "open",
  unreadable: "problem",
  added: "done",
  updated: "done",
  failed: "problem",
};

export const stateLabels: Readonly<Record<ImportState, string>> = {
  reading: "Being read …",
  ready: "Ready to import",
  running: "Importing …",
  done: "Imported",
  failed: "Stopped",
  undoing: "Being undone …",
  undone: "Undone",
};

export const isWorking = (state: ImportState): boolean =>
  state === "reading" || state === "running" || state === "undoing";

const megabyte = 1_000_000;

export const sizeOf = (bytes: number): string =>
  bytes >= 1_000 * megabyte
    ? `${(bytes / 1_000 / megabyte).toFixed(1)} GB`
    : `${Math.max(1, Math.round(bytes / megabyte))} MB`;

export function durationOf(seconds: number): string {
  if (seconds < 90) return "about a minute";
  return seconds < 5_400 ? `about ${Math.round(seconds / 60)} minutes` : `about ${Math.round(seconds / 3_600)} hours`;
}
