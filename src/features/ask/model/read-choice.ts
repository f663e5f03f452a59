/** The quotation that a line of a model chooses, from 1; undefined for anything but one number of those that it was given. */
export function readChoice(line: string, count: number): number | undefined {
  const number = /^\s*(\d{1,3})\s*$/.exec(line)?.[1];
  const choice = Number(number);
  return number !== undefined && choice >= 1 && choice <= count ? choice : undefined;
}
