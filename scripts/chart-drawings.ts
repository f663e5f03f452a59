import { type ChartOptions, chart } from "../src/chart/chart.ts";
import { type DrawnFile, drawnFile } from "./drawn-file.ts";
import { industryDrawings } from "./industry-drawings.ts";

// The answer card of the home page hangs its bearing line on the south coast of "Discharge SOPs", 112 px left of the
// content's right edge and 212 px above the card: (1187, 279) on this chart. Moving the island breaks the join.
const homeHero: ChartOptions = {
  seed: "h4",
  width: 1440,
  height: 860,
  fit: "xMaxYMin slice",
  islands: [
    { x: 886, y: 236, r: 94, turn: 0.3, stretch: 1.3, name: "Shift notes" },
    { x: 1214, y: 209, r: 96, turn: 2.4, stretch: 1.15, name: "Discharge SOPs" },
    { x: 1412, y: 478, r: 92, stretch: 1.2 },
    { x: 1150, y: 775, r: 112, stretch: 1.5, turn: 0.1 },
    { x: 716, y: 730, r: 58, stretch: 1.4, turn: 2.8 },
  ],
  course: [0, 1],
  routes: [
    [1, 2],
    [0, 4],
  ],
  seas: [{ x: 945, y: 402, text: "The Shared Drive", turn: 8 }],
  clear: [
    [0, 0, 440, 860],
    [900, 476, 1320, 750],
    [1160, 250, 1220, 490],
  ],
};

const homeHeroSmall: ChartOptions = {
  seed: "home-hero-small",
  width: 420,
  height: 300,
  fit: "xMidYMin slice",
  grain: 60,
  detail: 0.8,
  islands: [
    { x: 88, y: 146, r: 44, stretch: 1.3, turn: 0.4, name: "Shift notes" },
    { x: 318, y: 120, r: 44, turn: 1.9, stretch: 1.2, name: "Discharge SOPs" },
    { x: 410, y: 250, r: 34 },
    { x: 30, y: 285, r: 40 },
  ],
  course: [0, 1],
  routes: [[1, 2]],
  step: 105,
  every: 50,
};

const banner: ChartOptions = {
  seed: "banner",
  width: 1440,
  height: 560,
  fit: "xMaxYMid slice",
  islands: [
    { x: 815, y: 70, r: 66, turn: 1.9, stretch: 1.3 },
    { x: 1310, y: 140, r: 76, turn: 0.3, stretch: 1.4 },
    { x: 900, y: 490, r: 82, turn: 0.5, stretch: 1.5 },
    { x: 1420, y: 480, r: 78, turn: 2.2 },
  ],
  routes: [
    [0, 2],
    [1, 3],
  ],
  clear: [
    [0, 0, 700, 560],
    [966, 100, 1250, 480],
  ],
};

const podcastHero: ChartOptions = {
  seed: "p6",
  width: 1440,
  height: 860,
  fit: "xMaxYMid slice",
  levels: [-0.14, -0.3, -0.48, -0.66, -0.84, -1.02, -1.2],
  islands: [
    { x: 1120, y: 425, r: 118, turn: 0.8, stretch: 1.25 },
    { x: 1372, y: 178, r: 66, turn: 0.4, stretch: 1.3 },
    { x: 1360, y: 735, r: 72, turn: 1.8, stretch: 1.25 },
    { x: 796, y: 724, r: 58, turn: 2, stretch: 1.5 },
  ],
  routes: [
    [0, 1],
    [3, 2],
  ],
  rose: { x: 1120, y: 420, r: 260 },
  clear: [[0, 0, 560, 860]],
};

const podcastHeroSmall: ChartOptions = {
  ...podcastHero,
  seed: "p6-small",
  width: 420,
  height: 480,
  fit: "xMidYMin slice",
  grain: 66,
  detail: 0.8,
  islands: [
    { x: 214, y: 214, r: 62, turn: 0.8, stretch: 1.25 },
    { x: 368, y: 60, r: 32, stretch: 1.3 },
    { x: 46, y: 418, r: 34, stretch: 1.4 },
  ],
  routes: [[0, 1]],
  rose: { x: 214, y: 216, r: 142 },
  clear: [],
  step: 120,
};

const notFound: ChartOptions = {
  seed: "not-found",
  width: 1440,
  height: 900,
  fit: "xMaxYMid slice",
  levels: [-0.16, -0.36, -0.54, -0.72, -0.9, -1.08, -1.26],
  islands: [
    { x: 1318, y: 128, r: 46, turn: 0.9, stretch: 1.4 },
    { x: 1200, y: 850, r: 104, turn: 0.3, stretch: 1.4 },
  ],
  rose: { x: 1010, y: 450, r: 190 },
  seas: [{ x: 830, y: 742, text: "Uncharted" }],
  clear: [[0, 0, 560, 900]],
};

const notFoundSmall: ChartOptions = {
  ...notFound,
  seed: "not-found-small",
  width: 420,
  height: 400,
  fit: "xMidYMax slice",
  grain: 64,
  detail: 0.8,
  islands: [
    { x: 372, y: 84, r: 24, turn: 0.9, stretch: 1.5 },
    { x: 316, y: 360, r: 58, turn: 0.3, stretch: 1.4 },
  ],
  rose: { x: 150, y: 186, r: 112 },
  seas: [{ x: 36, y: 352, text: "Uncharted" }],
  clear: [],
  step: 120,
};

const login: ChartOptions = {
  seed: "login",
  width: 900,
  height: 900,
  islands: [
    { x: 260, y: 320, r: 104, turn: 1.1, stretch: 1.2 },
    { x: 712, y: 214, r: 58, turn: 0.2, stretch: 1.5 },
    { x: 702, y: 640, r: 120, turn: 2, stretch: 1.25 },
    { x: 226, y: 736, r: 82, turn: 0.7, stretch: 1.4 },
  ],
  routes: [
    [0, 1],
    [3, 2],
  ],
  course: [0, 2],
  rose: { x: 470, y: 120, r: 78 },
  step: 180,
};

const callToAction: ChartOptions = {
  seed: "call-to-action",
  width: 680,
  height: 280,
  fit: "xMaxYMid slice",
  grain: 72,
  islands: [
    { x: 616, y: 66, r: 44, turn: 1 },
    { x: 560, y: 248, r: 48, turn: 0.3, stretch: 1.3 },
  ],
  course: [0, 1],
  soundings: false,
};

const book: ChartOptions = {
  seed: "book",
  width: 250,
  height: 190,
  grain: 46,
  detail: 0.7,
  islands: [
    { x: 62, y: 112, r: 27, turn: 1.1, stretch: 1.5 },
    { x: 194, y: 84, r: 31, turn: 0.6, stretch: 1.4 },
  ],
  course: [0, 1],
  step: 62,
  every: 46,
};

const empty: ChartOptions = {
  seed: "empty",
  width: 200,
  height: 110,
  grain: 40,
  detail: 0.6,
  islands: [{ x: 100, y: 55, r: 23, turn: 0.1, stretch: 1.5 }],
  soundings: false,
  step: 50,
};

const industriesIntro: ChartOptions = {
  seed: "industries",
  width: 264,
  height: 132,
  grain: 46,
  detail: 0.7,
  islands: [
    { x: 62, y: 66, r: 30, turn: 1.8, stretch: 1.4 },
    { x: 206, y: 56, r: 26, turn: 1.4, stretch: 1.4 },
  ],
  course: [0, 1],
  soundings: false,
  step: 66,
  className: "plate",
};

/** Returns the site's fixed drawings other than menu glyphs, ready to be written to public/charts. */
export function chartDrawings(): DrawnFile[] {
  const page = { theme: "page" } as const;
  const deep = { theme: "deep" } as const;
  return [
    drawnFile("home-hero.svg", chart(homeHero), page),
    drawnFile("home-hero-small.svg", chart(homeHeroSmall), page),
    ...industryDrawings(),
    drawnFile("banner.svg", chart(banner), deep),
    drawnFile("podcast-hero.svg", chart(podcastHero), deep),
    drawnFile("podcast-hero-small.svg", chart(podcastHeroSmall), deep),
    drawnFile("call-to-action.svg", chart(callToAction), deep),
    drawnFile("not-found.svg", chart(notFound), page),
    drawnFile("not-found-small.svg", chart(notFoundSmall), page),
    drawnFile("login.svg", chart(login), page),
    drawnFile("book.svg", chart(book), { theme: "paper" }),
    drawnFile("empty.svg", chart(empty), page),
    drawnFile("industries-intro.svg", chart(industriesIntro), { theme: "page", ground: "tint" }),
  ];
}
