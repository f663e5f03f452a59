import type { DayOff } from "../booking-record.ts";

/** ISO 3166 codes such as "DE" and "BY"; state only where holidays differ. */
export type HolidayPlace = { country: string; state: string };

/** `holidays` is empty until a country is chosen. */
export type HolidayChoice = {
  countries: { value: string; label: string }[];
  states: { value: string; label: string }[];
  holidays: DayOff[];
};
