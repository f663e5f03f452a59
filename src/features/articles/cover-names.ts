import { hasGlyphs } from "../../chart/lettering.ts";

/** At least four letters each; shorter words are left out anyway. English and German. */
const stopWords = new Set(
  (
    "what when where which while whose with without from that this these those there their they them than then your yours " +
    "must never ever nobody nothing into onto over under between until after before first last more most less does have been " +
    "will would should could also just only very same itself each every some such here about " +
    "three four five seven eight nine yourself anyone everyone best keep make " +
    "eine einer eines einem einen oder aber auch nicht kein keine über unter wenn dass ohne nach beim sich sind wird werden " +
    "haben hatte mein dein sein ihre ihrer unser unsere diese dieser dieses alle mehr sehr noch nur zwischen warum welche " +
    "drei vier fünf sechs sieben acht neun"
  ).split(" "),
);

/** Longer ones would not fit on a chart. */
const maxLength = 18;

const isAcronym = (word: string) => /^\p{Lu}{2,}$/u.test(word);
const isSignificant = (word: string) =>
  word.length <= maxLength && (isAcronym(word) || (word.length >= 4 && !stopWords.has(word.toLowerCase())));

const significantWords = (text: string) =>
  (text.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? []).filter((word) => isSignificant(word) && hasGlyphs(word));

/** The title’s last significant word, then its first: names for the ends of the drawn course. */
export function coverNames(title: string): string[] {
  const beforeSubtitle = significantWords(title.split(/[:;?!–—]/, 1).join());
  const [start, ...rest] = beforeSubtitle.length > 1 ? beforeSubtitle : significantWords(title);
  if (start === undefined) return [];
  const stem = (word: string) => word.slice(0, 5).toLowerCase();
  const destination = rest.findLast((word) => stem(word) !== stem(start));
  return [destination, start].flatMap((word) => (word ? word.charAt(0).toUpperCase() + word.slice(1) : []));
}
