const wholeDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const plainFigure = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

/** An amount of US dollars without decimals, such as "$5,215,000" (spec 2). */
export function formatDollars(amount: number): string {
  return wholeDollars.format(amount);
}

/** An amount of US dollars as a visitor entered it: with cents only when there are any. */
export function formatEnteredDollars(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);
}

/** A figure without a unit, such as "1,250" or "12.5"; at most three decimals. */
export function formatFigure(figure: number): string {
  return plainFigure.format(figure);
}
