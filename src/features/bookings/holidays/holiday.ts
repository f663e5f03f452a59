import type { DayOff } from "../booking-record.ts";

/** A country, and where its holidays differ by state, one of them; ISO 3166 codes such as "DE" and "BY". */
export type HolidayPlace = { country: string; state: string };

/** What the owner chooses public holidays from; `holidays` is empty until a country is chosen. */
export type HolidayChoice = {
  countries: { value: string; label: string }[];
  /** Empty where the whole country has the same holidays. */
  states: { value: string; label: string }[];
  holidays: DayOff[];
};
