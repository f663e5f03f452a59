import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import { artwork } from "../../chart/artwork.ts";
import { chart } from "../../chart/chart.ts";
import { artworkColours, deepColours, industryAccents, pageColours } from "../../chart/chart-colours.ts";
import { cover, industryCover } from "../../chart/cover.ts";
import { standalone } from "../../chart/standalone.ts";
import { industryOf } from "../../facts/industries.ts";
import type { Logo } from "../../facts/logo.ts";
import { lookOf } from "../../facts/look.ts";
import type { Site } from "../../facts/site.ts";
import { coverNames } from "../../features/articles/cover-names.ts";
import { drawOwnChartCard } from "../../features/roi/draw-own-chart.server.ts";
import { cardText } from "../../lib/brand-colours.ts";
import { decodedPath } from "../../lib/web-url.ts";
import { headings, loadCardFonts, texts } from "../../server-context/pictures/fonts.server.ts";
import { cardSize } from "../card-path.ts";
import type { CardFacts } from "./card-facts.ts";

/** The header's compass (site/brand-link.tsx) in plain colours, 28 units square. */
function compassMark({ line, needle, ground }: { line: string; needle: string; ground: string }): string {
  return (
    `<g fill="none" stroke="${line}" stroke-width="1.5"><circle cx="14" cy="14" r="12.2"/>` +
    `<path d="M14 1.8v4M14 22.2v4M1.8 14h4M22.2 14h4"/></g>` +
    `<path d="m18.5 8-2.6 7.9L9.5 20l2.6-7.9z" fill="${needle}"/><circle cx="14" cy="14" r="1.4" fill="${ground}"/>`
  );
}

type CardColours = { ground: string; title: string; text: string; accent: string; isDark: boolean };

const deep: CardColours = {
  ground: deepColours.light["c-halo"],
  title: deepColours.light.ink,
  text: cardText,
  accent: deepColours.light.signal,
  isDark: true,
};
const paper: CardColours = {
  ground: pageColours.light["c-halo"],
  title: pageColours.light.ink,
  text: pageColours.light["ink-soft"],
  accent: pageColours.light.signal,
  isDark: false,
};

const { width, height } = cardSize;
const column = 680;
const panel = width - column;
const margin = { top: 60, right: 40, bottom: 56, left: 64 };

function scene(
  site: Site,
  { kind, title, seed, category, guest, number, chart: own }: CardFacts,
): { drawing: string; colours: CardColours } {
  if (kind === "episode") {
    const drawing = standalone(artwork({ name: guest, number, label: false }), { theme: "art", width: height, height });
    return { drawing, colours: { ...deep, ground: artworkColours["c-halo"], accent: artworkColours["a-sun"] } };
  }
  const size = { width: panel, height };
  if (own)
    return {
      drawing: drawOwnChartCard(site, own, size),
      colours: { ...paper, accent: industryAccents[own.industry].light },
    };
  if (kind === "article") {
    const industry = industryOf(site, category);
    // The middle of the article's cover.
    const cover = industryCover(industry, decodedPath(seed.replace("/blog/", "")), { names: coverNames(title) });
    const drawing = standalone(cover, { theme: "paper", industry: industry ?? "manufacturing", ...size });
    return { drawing, colours: { ...paper, accent: industryAccents[industry ?? "manufacturing"].light } };
  }
  return { drawing: standalone(cover(seed, size), { theme: "deep" }), colours: deep };
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/** Long titles are set smaller to fit. */
function titleSize(title: string): number {
  if (title.length <= 36) return 76;
  if (title.length <= 64) return 64;
  return title.length <= 100 ? 54 : 44;
}

function words(brand: string, { title, mark }: CardFacts, colours: CardColours, foot: string): ReactNode {
  const heading = createElement(
    "div",
    {
      style: {
        display: "block",
        lineClamp: 5,
        fontFamily: headings,
        fontSize: titleSize(title),
        lineHeight: 1.08,
        letterSpacing: "-0.015em",
        color: colours.title,
      },
    },
    title,
  );
  const inner = { width: column - margin.left - margin.right, height: height - margin.top - margin.bottom };
  return box(
    {
      ...inner,
      margin: `${margin.top}px 0 0 ${margin.left}px`,
      flexDirection: "column",
      justifyContent: "space-between",
    },
    box(
      { alignItems: "center", height: 44, paddingLeft: 60, fontFamily: headings, fontSize: 32, color: colours.title },
      brand,
    ),
    box(
      { width: inner.width, flexDirection: "column" },
      mark ? box({ marginBottom: 20, fontFamily: texts, fontSize: 25, color: colours.accent }, mark) : null,
      heading,
    ),
    box({ fontFamily: texts, fontSize: 23, color: colours.text }, foot),
  );
}

/** PNGs of the owner's logo. */
export type CardLogo = Pick<Logo, "isWide"> & Record<"light" | "dark", Buffer>;

/** As large as the compass beside the brand, or wide in place of both. */
function logoMark({ light, dark, isWide }: CardLogo, isDark: boolean): string {
  const [width, height] = isWide ? [360, 64] : [46, 46];
  const href = `data:image/png;base64,${(isDark ? dark : light).toString("base64")}`;
  return `<image x="64" y="${82 - height / 2}" width="${width}" height="${height}" preserveAspectRatio="xMinYMid" href="${href}"/>`;
}

/** 1200 by 630 SVG; `foot` is printed at the bottom. */
export async function drawCard(
  site: Site,
  facts: CardFacts,
  foot: string,
  logo?: CardLogo,
): Promise<{ svg: string; ground: string }> {
  const { drawing, colours } = scene(site, facts);
  const lettering = await satori(words(logo?.isWide ? "" : site.facts.brand, facts, colours, foot), {
    width: column,
    height,
    fonts: await loadCardFonts(lookOf(site).fonts),
  });
  const isArtwork = facts.kind === "episode";
  const [left, span] = isArtwork ? [width - height + 40, height] : [column, panel];
  const positioned = drawing.replace("<svg ", `<svg x="${left}" y="0" `);
  const fade =
    `<defs><linearGradient id="fade"><stop stop-color="${colours.ground}"/><stop offset="1" stop-color="${colours.ground}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect x="${left - 1}" width="${Math.round(span / 4)}" height="${height}" fill="url(#fade)"/>`;
  const compass = compassMark({ line: colours.title, needle: colours.accent, ground: colours.ground });
  const mark = logo ? logoMark(logo, colours.isDark) : `<g transform="translate(64 61)scale(1.5)">${compass}</g>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>${positioned}${facts.kind === "article" ? "" : fade}` +
    `${mark}${lettering}</svg>`;
  return { svg, ground: colours.ground };
}

const coverSide = 1000;
const coverMargin = 84;

export async function drawPodcastCover(site: Site): Promise<{ svg: string; ground: string }> {
  const { facts } = site;
  const ground = artworkColours["c-halo"];
  const sea = chart({
    seed: facts.podcastName,
    width: coverSide,
    height: coverSide,
    islands: [
      { x: 645, y: 690, r: 172, stretch: 1.2, turn: 0.4 },
      { x: 215, y: 700, r: 74, stretch: 1.3, turn: 1.1 },
    ],
    course: [1, 0],
    bearing: false,
    soundings: false,
    step: coverSide / 4,
    grain: 260,
    rugged: 0.75,
    detail: 2.5,
    className: "art",
    levels: [-0.14, -0.3, -0.46, -0.62, -0.78, -0.94, -1.1],
  });
  const name = { fontFamily: headings, color: artworkColours["a-number"] };
  const inner = coverSide - 2 * coverMargin;
  const lettering = await satori(
    box(
      { width: inner, height: inner, margin: coverMargin, flexDirection: "column", justifyContent: "space-between" },
      box({ ...name, width: inner, fontSize: 124, lineHeight: 1.02, letterSpacing: "-0.02em" }, facts.podcastName),
      box({ ...name, fontSize: 46 }, facts.name),
    ),
    { width: coverSide, height: coverSide, fonts: await loadCardFonts(lookOf(site).fonts) },
  );
  const shade = `<linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset=".7" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${coverSide}" height="${coverSide}" viewBox="0 0 ${coverSide} ${coverSide}">` +
    `${standalone(sea, { theme: "art" })}<defs>${shade}</defs>` +
    `<rect width="${coverSide}" height="540" fill="url(#top)"/>` +
    `<path d="M${coverSide - coverMargin - 100} ${coverSide - coverMargin - 18}h100" stroke="${artworkColours["a-sun"]}" stroke-width="8"/>${lettering}</svg>`;
  return { svg, ground };
}
