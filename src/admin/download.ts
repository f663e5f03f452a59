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
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
