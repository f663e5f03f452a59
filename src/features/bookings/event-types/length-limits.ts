/** Minutes; `further` is a number of lengths. */
export const lengthLimits = { shortest: 5, longest: 480, further: 5 } as const;

export const isLength = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= lengthLimits.shortest && minutes <= lengthLimits.longest;
