/** @throws when the data URL is malformed */
export function fileOfDataUrl(url: string): File {
  const [head = "", body = ""] = url.split(",", 2);
  const type = /^data:([^;,]*)/.exec(head)?.[1] ?? "";
  const text = /;base64$/i.test(head) ? atob(decodeURIComponent(body)) : decodeURIComponent(body);
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new File([bytes], `pasted-image.${type.split("/")[1]?.replace(/\+.*/, "") ?? "png"}`, { type });
}
