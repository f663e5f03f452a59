/**
 * What a typed text can mean as a number. `value` is NaN when it is not a number at all; `other` is the second reading
 * of a text such as "75.000", whose only separator may part thousands or decimals.
 */
export type NumberReading = { value: number; other?: number };

const notANumber: NumberReading = { value: Number.NaN };
/** Spaces of every width and the Swiss apostrophe part thousands everywhere, never decimals. */
const silentSeparators = /[\s'\u2019]/g;
const currencyAndPercent = /^(US)?\$|^USD|USD$|[$%]$/g;
/** Groups of three, or of two and a last one of three as in India. */
const groups = { ",": /^\d{1,3}(,\d{2,3})*,\d{3}$/, ".": /^\d{1,3}(\.\d{3})+$/ };
/** "0.125" has one meaning: no thousands start with a nought. */
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;

const toThousandths = (digits: string) => Number(Number(digits).toFixed(3));
const withoutGroups = (text: string) => Number(text.replace(/[.,]/g, ""));

/** The character that a language writes before decimals; with a long number, for some languages group only those. */
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
 * Reads a number as people type it: "75,000", "75.000", "75 000", "75'000.50", "$75,000", "12,5 %". When both readings
 * are possible the visitor's language puts its own first; without a language the thousands come first. Values keep
 * three decimals at most.
 */
export function readNumber(text: string, locale?: string): NumberReading {
  const bare = text.replace(silentSeparators, "").replace(/^\u2212/, "-");
  const negative = bare.startsWith("-");
  const unsigned = bare.replace(/^[-+]/, "").replace(currencyAndPercent, "");
  const { value, other } = readUnsigned(unsigned, locale);
  if (!negative) return other === undefined ? { value } : { value, other };
  return other === undefined ? { value: 0 - value } : { value: -value, other: -other };
}
