export type ChartRule = {
  readonly selector: string;
  readonly style: Readonly<Record<string, string>>;
};

/** Shared by the style sheet (`style-plugin.ts`, for inline charts) and by `standalone`, which inlines what a file needs. */
export const chartRules: readonly ChartRule[] = [
  { selector: ".chart text", style: { "font-family": "var(--serif)", "font-style": "italic" } },
  { selector: ".c-ground", style: { fill: "var(--c-halo)" } },
  { selector: ".c-grat", style: { fill: "none", stroke: "var(--c-grat)" } },
  { selector: ".c-shade", style: { fill: "var(--c-shade)", stroke: "var(--c-deep)", "stroke-width": "0.8" } },
  {
    selector: ".c-shoal",
    style: { fill: "var(--c-shoal)", stroke: "var(--c-coast)", "stroke-opacity": "0.45", "stroke-width": "0.8" },
  },
  { selector: ".c-deep", style: { fill: "none", stroke: "var(--c-deep)", "stroke-width": "0.9" } },
  {
    selector: ".c-land",
    style: { fill: "var(--c-land)", stroke: "var(--c-coast)", "stroke-width": "1.1", "stroke-linejoin": "round" },
  },
  { selector: ".c-hill", style: { fill: "none", stroke: "var(--c-hill)", "stroke-width": "0.9" } },
  { selector: ".c-snd", style: { fill: "var(--c-text)", opacity: "0.72" } },
  {
    selector: ".c-route",
    style: {
      fill: "none",
      stroke: "var(--c-coast)",
      "stroke-width": "1.1",
      "stroke-dasharray": "1 5",
      "stroke-linecap": "round",
    },
  },
  {
    selector: ".c-course",
    style: { fill: "none", stroke: "var(--signal)", "stroke-width": "1.5", "stroke-dasharray": "9 5" },
  },
  { selector: ".c-way", style: { fill: "var(--c-halo)", stroke: "var(--c-coast)", "stroke-width": "1.2" } },
  { selector: ".c-way.is-on", style: { stroke: "var(--signal)", "stroke-width": "1.6" } },
  {
    selector: ".c-brg",
    style: {
      fill: "var(--signal)",
      "paint-order": "stroke",
      stroke: "var(--c-halo)",
      "stroke-width": "4px",
    },
  },
  {
    selector: ".c-name",
    style: {
      fill: "var(--c-text)",
      "paint-order": "stroke",
      stroke: "var(--c-halo)",
      "stroke-width": "4px",
      "stroke-opacity": "0.85",
    },
  },
  {
    selector: ".c-prof",
    style: {
      fill: "var(--c-halo)",
      stroke: "color-mix(in oklab, var(--accent, var(--c-route)) 38%, var(--c-halo))",
      "stroke-width": "1",
    },
  },
  {
    selector: ".c-lead",
    style: { fill: "var(--c-halo)", stroke: "var(--accent, var(--c-route))", "stroke-width": "1.7" },
  },
  { selector: ".chart .c-none", style: { fill: "none" } },
  { selector: ".c-fill", style: { fill: "color-mix(in oklab, var(--accent, var(--c-route)) 11%, var(--c-halo))" } },
  {
    selector: ".c-tick",
    style: { fill: "none", stroke: "var(--accent, var(--c-route))", "stroke-width": "0.9", opacity: "0.6" },
  },
  { selector: ".art .c-shoal", style: { stroke: "var(--a-shoal-line)", "stroke-opacity": "1" } },
  {
    selector: ".art .a-ini",
    style: {
      "font-style": "normal",
      "font-weight": "380",
      fill: "var(--a-ink)",
      "letter-spacing": "-0.03em",
    },
  },
  { selector: ".art .a-num", style: { fill: "var(--a-number)" } },
  { selector: ".art .a-sun", style: { stroke: "var(--a-sun)", "stroke-width": "3" } },
];
