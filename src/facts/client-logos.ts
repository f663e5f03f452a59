import type { Site } from "./site.ts";

export type ClientLogo = {
  readonly name: string;
  /** Below the public folder. */
  readonly image: string;
  readonly alt: string;
  readonly background?: string;
};

// Fictional, as their alternative texts say; replace when real clients agree to be named.
function sample(name: string, slug: string): ClientLogo {
  return { name, image: `/clients/${slug}.svg`, alt: `${name} (sample client)` };
}

/** 22 clients (spec 3). */
export const defaultClientLogos: readonly ClientLogo[] = [
  sample("Nordhafen Klinik", "nordhafen-klinik"),
  sample("brückner", "brueckner"),
  sample("Alster Privat", "alster-privat"),
  sample("Mainwerk", "mainwerk"),
  sample("Haus Lindau", "haus-lindau"),
  sample("FRACHTRING", "frachtring"),
  sample("Vela Medical", "vela-medical"),
  sample("Kontor Süd", "kontor-sued"),
  sample("Tidemark", "tidemark"),
  sample("Erlenhain Kliniken", "erlenhain-kliniken"),
  sample("Ostkai Spedition", "ostkai-spedition"),
  sample("Bankhaus Terlinden", "bankhaus-terlinden"),
  sample("havelpflege", "havelpflege"),
  sample("Lotsenwerk", "lotsenwerk"),
  sample("Kaltenau & Töchter", "kaltenau-toechter"),
  sample("Sankt Brida", "sankt-brida"),
  sample("Mittelgau Bank", "mittelgau-bank"),
  sample("NEBELKAI", "nebelkai"),
  sample("Quellmark Reha", "quellmark-reha"),
  sample("Tonnenhof", "tonnenhof"),
  sample("Ankerhof Kredit", "ankerhof-kredit"),
  sample("Priellinie", "priellinie"),
];

export const clientLogos = ({ stored }: Site): readonly ClientLogo[] =>
  (stored.logos?.clients as readonly ClientLogo[] | undefined) ?? defaultClientLogos;

export const homeClientLogos = (site: Site): readonly ClientLogo[] => clientLogos(site).slice(0, 9);
