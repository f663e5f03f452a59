import { withSemicolons } from "../lib/csv/write-csv.ts";
import { minuteMs } from "../lib/time/durations.ts";
import { toast } from "../ui/toast-store.ts";

const key = "csv-separator";

/** The choice stored in this browser; otherwise what Excel expects in the browser's language. */
function usesSemicolons(): boolean {
  try {
    const stored = localStorage.getItem(key);
    if (stored) return stored === ";";
  } catch {
    // Storage is unavailable.
  }
  return /^de\b/i.test(navigator.language);
}

/** Saves a CSV table with the separator that the user's spreadsheet expects; the toast offers the other one. */
export function downloadCsv(name: string, table: string, semicolons = usesSemicolons()): void {
  download(name, semicolons ? withSemicolons(table) : table);
  function switchSeparator() {
    try {
      localStorage.setItem(key, semicolons ? "," : ";");
    } catch {
      // The choice is not remembered.
    }
    downloadCsv(name, table, !semicolons);
  }
  toast({
    title: `Saved with ${semicolons ? "semicolons" : "commas"} between columns`,
    action: { label: `Use ${semicolons ? "commas" : "semicolons"}`, run: switchSeparator },
  });
}

export function download(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = "text/csv;charset=utf-8",
): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser has started reading by then.
  setTimeout(() => URL.revokeObjectURL(url), minuteMs);
}
