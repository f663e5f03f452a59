import { storedFacts } from "./stored-facts.ts";

export type ClientLogo = {
  readonly name: string;
  /** Path of the word mark below the public folder. */
  readonly image: string;
  readonly alt: string;
  /** Ground of the tile, for a logo that needs its own. */
  readonly background?: string;
};

// Invented companies; their alternative texts say so. Replace name and image when real clients agree to be named.
function sample(name: string, slug: string): ClientLogo {
  return { name, image: `/clients/${slug}.svg`, alt: `${name} (sample client)` };
}

/** The clients of the About page, 22 of them (spec 3), until the owner names others. */
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

/** The clients of the About page as they are now; none when the owner wants none. */
export const clientLogos = (): readonly ClientLogo[] =>
  (storedFacts().logos?.clients as readonly ClientLogo[] | undefined) ?? defaultClientLogos;

/** The first nine of them, for the carousel on the home page. */
export const homeClientLogos = (): readonly ClientLogo[] => clientLogos().slice(0, 9);
