import plugin from "tailwindcss/plugin";
import { artwork, dark, light, onDeep } from "../lib/brand-colours.ts";
import { chartRules } from "./chart-rules.ts";

const declare = (palette: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value]));

const paper = ":root, .on-paper";

/** `.on-deep` and `.on-paper` change the colours inside. */
export default plugin(({ addBase }) => {
  addBase({
    [paper]: {
      "color-scheme": "light dark",
      ...declare(light),
      "--float": `0 1px 2px ${light.ink}0f, 0 12px 32px -8px ${light.ink}29`,
    },
    "@media screen and (prefers-color-scheme: dark)": {
      [paper]: { ...declare(dark), "--float": `0 0 0 1px ${dark.line}, 0 16px 40px -8px #00000099` },
    },
    ".on-deep": {
      "color-scheme": "dark",
      "--paper": "var(--deep)",
      "--line": "var(--deep-line)",
      "--c-halo": "var(--deep)",
      ...declare(onDeep),
    },
    ".chart.art": declare(artwork),
  });
  for (const { selector, style } of chartRules) addBase({ [selector]: style });
});
