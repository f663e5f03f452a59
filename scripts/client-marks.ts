import { type WordMarkOptions, wordMark } from "../src/chart/word-mark.ts";
import { defaultClientLogos } from "../src/facts/client-logos.ts";
import type { DrawnFile } from "./drawn-file.ts";

type Drawing = readonly [sign: WordMarkOptions["sign"], voice: WordMarkOptions["voice"], width: number];

/** How each client's mark is drawn. Widths are those of the site's own fonts, measured once in a browser. */
const drawings: Readonly<Record<string, Drawing>> = {
  "Nordhafen Klinik": ["cross", "classic", 166],
  brückner: ["crane", "strong", 86],
  "Alster Privat": ["arc", "spaced", 145],
  Mainwerk: ["hex", "plain", 85],
  "Haus Lindau": ["leaf", "hand", 127],
  FRACHTRING: ["ring", "strong", 129],
  "Vela Medical": ["wave", "classic", 121],
  "Kontor Süd": ["stack", "spaced", 122],
  Tidemark: ["bars", "plain", 82],
  "Erlenhain Kliniken": ["spring", "classic", 177],
  "Ostkai Spedition": ["crate", "plain", 141],
  "Bankhaus Terlinden": ["portico", "spaced", 217],
  havelpflege: ["drop", "strong", 110],
  Lotsenwerk: ["light", "spaced", 130],
  "Kaltenau & Töchter": ["wheel", "hand", 190],
  "Sankt Brida": ["arch", "classic", 111],
  "Mittelgau Bank": ["coins", "plain", 128],
  NEBELKAI: ["fog", "strong", 97],
  "Quellmark Reha": ["pulse", "classic", 153],
  Tonnenhof: ["buoy", "plain", 92],
  "Ankerhof Kredit": ["anchor", "spaced", 181],
  Priellinie: ["meander", "hand", 90],
};

/** Returns the word marks of all clients. Throws if a client has no drawing. */
export function clientMarks(): DrawnFile[] {
  return defaultClientLogos.map(({ name, image }) => {
    const drawing = drawings[name];
    if (!drawing) throw new Error(`No drawing for the mark of ${name}`);
    const [sign, voice, width] = drawing;
    const written = voice === "spaced" ? name.toLocaleUpperCase("de") : name;
    return { name: image.slice("/clients/".length), svg: wordMark({ name: written, sign, voice, width }) };
  });
}
