const wholeDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const compactDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", notation: "compact" });
const plainFigure = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

/** Whole US dollars: "$5,215,000" (spec 2). */
export function formatDollars(amount: number): string {
  return wholeDollars.format(amount);
}

/** "$2.6M". */
export function formatCompactDollars(amount: number): string {
  return compactDollars.format(amount);
}

/** US dollars, with cents only if there are any. */
export function formatEnteredDollars(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);
}

/** At most three decimals: "1,250", "12.5". */
export function formatFigure(figure: number): string {
  return plainFigure.format(figure);
}
