import { withSemicolons } from "../lib/csv/write-csv.ts";
import { minuteMs } from "../lib/time/durations.ts";
import { toast } from "../ui/toast-store.ts";

const key = "csv-separator";

/** As chosen on this computer; otherwise as Excel in the browser's language expects. */
function usesSemicolons(): boolean {
  try {
    const chosen = localStorage.getItem(key);
    if (chosen) return chosen === ";";
  } catch {
    // Without storage the choice is not remembered.
  }
  return /^de\b/i.test(navigator.language);
}

/** A CSV file with commas, saved with the separator of the reader's spreadsheet; the toast offers the other one. */
export function downloadCsv(name: string, table: string, semicolons = usesSemicolons()): void {
  download(name, semicolons ? withSemicolons(table) : table);
  function useOther() {
    try {
      localStorage.setItem(key, semicolons ? "," : ";");
    } catch {
      // This file is saved nevertheless.
    }
    downloadCsv(name, table, !semicolons);
  }
  toast({
    title: `Saved with ${semicolons ? "semicolons" : "commas"} between columns`,
    action: { label: `Use ${semicolons ? "commas" : "semicolons"}`, run: useOther },
  });
}

export function download(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = "text/csv;charset=utf-8",
): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started reading by then.
  setTimeout(() => URL.revokeObjectURL(url), minuteMs);
}
