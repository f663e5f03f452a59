/** NaN when unreadable; `other` is the second reading of ambiguous texts such as "75.000". */
export type NumberReading = { value: number; other?: number };

const notANumber: NumberReading = { value: Number.NaN };
/** Spaces and the Swiss apostrophe only separate thousands. */
const silentSeparators = /[\s'\u2019]/g;
const currencyAndPercent = /^(US)?\$|^USD|USD$|[$%]$/g;
/** Groups of three, or Indian grouping. */
const groups = { ",": /^\d{1,3}(,\d{2,3})*,\d{3}$/, ".": /^\d{1,3}(\.\d{3})+$/ };
/** "0.125" is unambiguous: thousands never start with 0. */
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;

const toThousandths = (digits: string) => Number(Number(digits).toFixed(3));
const withoutGroups = (text: string) => Number(text.replace(/[.,]/g, ""));

/** Some languages group only long numbers. */
function decimalSeparator(locale: string): string | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  return parts.find(({ type }) => type === "decimal")?.value;
}

function readUnsigned(text: string, locale: string | undefined): NumberReading {
  if (/^\d+$/.test(text)) return { value: Number(text) };
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return notANumber;
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const separator = text[last] === "," ? "," : ".";
  const head = text.slice(0, last);
  const decimals = text.slice(last + 1);
  if (oneGroup.test(text)) {
    const [thousands, decimal] = [withoutGroups(text), toThousandths(`${head}.${decimals}`)];
    return locale !== undefined && decimalSeparator(locale) === separator
      ? { value: decimal, other: thousands }
      : { value: thousands, other: decimal };
  }
  if (/^\d*$/.test(head)) return { value: toThousandths(`${head || "0"}.${decimals}`) };
  if (groups[separator].test(text)) return { value: withoutGroups(text) };
  const grouping = separator === "," ? "." : ",";
  return groups[grouping].test(head) && /^\d+$/.test(decimals)
    ? { value: toThousandths(`${withoutGroups(head)}.${decimals}`) }
    : notANumber;
}

/**
 * Parses "75,000", "75.000", "75 000", "75'000.50", "$75,000", "12,5 %", to three decimals. Ambiguous separators follow
 * `locale`, or else separate thousands.
 */
export function readNumber(text: string, locale?: string): NumberReading {
  const bare = text.replace(silentSeparators, "").replace(/^\u2212/, "-");
  const negative = bare.startsWith("-");
  const unsigned = bare.replace(/^[-+]/, "").replace(currencyAndPercent, "");
  const { value, other } = readUnsigned(unsigned, locale);
  if (!negative) return other === undefined ? { value } : { value, other };
  return other === undefined ? { value: 0 - value } : { value: -value, other: -other };
}
