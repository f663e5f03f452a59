import { deepColours, industryAccents } from "../../src/chart/chart-colours.ts";
import { recolour } from "../../src/facts/colours.ts";

const { light, dark } = industryAccents.manufacturing;

/** The cover of an article about method in the owner's accent; industries keep their colours. */
export const coverInAccent = (svg: string): string => recolour(svg, { [light]: "light", [dark]: "dark" });

/** The card of a page in the owner's accent: its drawing, its mark and the needle of its compass. */
export const cardInAccent = (svg: string): string => recolour(svg, { [deepColours.light.signal]: "deep" });
