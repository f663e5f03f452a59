/** The colours of every drawing, once. ui/tokens.css and ui/chart.css repeat them for the page; a test keeps them equal. */
export type ChartPalette = {
  readonly "--c-land": string;
  readonly "--c-hill": string;
  readonly "--c-coast": string;
  readonly "--c-shoal": string;
  readonly "--c-shade": string;
  readonly "--c-deep": string;
  readonly "--c-grat": string;
  readonly "--c-text": string;
  readonly "--c-route": string;
  /** The ground the chart lies on; rings and lettering are filled and outlined with it. */
  readonly "--c-halo": string;
  readonly "--signal": string;
  /** Place names. */
  readonly "--ink-2": string;
};

export type Scheme = "light" | "dark";
export type Schemes<Value> = Readonly<Record<Scheme, Value>>;

/** Charts on the page ground. */
export const pageColours: Schemes<ChartPalette> = {
  light: {
    "--c-land": "#f3ead4",
    "--c-hill": "#e0d2b0",
    "--c-coast": "#93a09b",
    "--c-shoal": "#ddeeea",
    "--c-shade": "#edf4f0",
    "--c-deep": "#dde3dc",
    "--c-grat": "#e6e3d8",
    "--c-text": "#5f6f7c",
    "--c-route": "#0b6e6e",
    "--c-halo": "#fbfaf6",
    "--signal": "#a94409",
    "--ink-2": "#2b3b4d",
  },
  dark: {
    "--c-land": "#22302f",
    "--c-hill": "#34433e",
    "--c-coast": "#5d746f",
    "--c-shoal": "#12303a",
    "--c-shade": "#0f222d",
    "--c-deep": "#1b2d3a",
    "--c-grat": "#16232e",
    "--c-text": "#8496a5",
    "--c-route": "#63c7bf",
    "--c-halo": "#0b141d",
    "--signal": "#f79b5c",
    "--ink-2": "#d3d8da",
  },
};

const deep: ChartPalette = {
  "--c-land": "#1b4152",
  "--c-hill": "#2b5567",
  "--c-coast": "#5f8797",
  "--c-shoal": "#123a4f",
  "--c-shade": "#0f3348",
  "--c-deep": "#1b4157",
  "--c-grat": "#15374c",
  "--c-text": "#7d9bab",
  "--c-route": "#7fd3cb",
  "--c-halo": "#0b2b40",
  "--signal": "#f79b5c",
  "--ink-2": "#dbe3e6",
};

/** Charts on the dark banner and the podcast hero, which stay dark in both schemes. */
export const deepColours: Schemes<ChartPalette> = { light: deep, dark: { ...deep, "--c-halo": "#0c2536" } };

/** The tinted ground of every second section and of the menu's introduction card. */
export const tintedGround: Schemes<string> = { light: "#f4f1e8", dark: "#0f1b26" };

/** Episode artwork: the same in both schemes, as podcast players show it on any ground. */
export const artworkColours = {
  ...deep,
  "--c-land": "#f3dfae",
  "--c-hill": "#e3c983",
  "--c-coast": "#b3934a",
  "--c-shoal": "#2c5f73",
  "--c-shade": "#1a4b60",
  "--c-deep": "#3a7187",
  "--c-grat": "#16445a",
  "--c-halo": "#113a50",
  "--a-shoal-line": "#5b93a6",
  "--a-ink": "#0e1b2a",
  "--a-number": "#f6f4ec",
  "--a-sun": "#e9b949",
} satisfies ChartPalette & Record<string, string>;

export type Industry = "healthcare" | "logistics" | "financial" | "manufacturing";

/** One accent for each industry: on the page in light and dark, and on the deep ground. */
export const industryAccents: Readonly<Record<Industry, Readonly<Record<Scheme | "deep", string>>>> = {
  healthcare: { light: "#0b6e6e", dark: "#63c7bf", deep: "#7fd3cb" },
  logistics: { light: "#a94409", dark: "#f79b5c", deep: "#f79b5c" },
  financial: { light: "#1f4e8c", dark: "#8db8f0", deep: "#9cc3f5" },
  manufacturing: { light: "#45556a", dark: "#a5b4c2", deep: "#b9c9d4" },
};
