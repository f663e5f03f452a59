const browsers: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const find = (list: readonly [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** "Firefox on Windows" from what a browser says about itself, as far as it can be told. */
export function browserName(userAgent: string | null): string {
  const text = userAgent ?? "";
  return `${find(browsers, text) ?? "A browser"} on ${find(systems, text) ?? "an unknown system"}`;
}
