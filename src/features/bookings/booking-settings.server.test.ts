import { expect, test } from "vitest";
import { getHolidayChoice, listHolidays } from "./booking-settings.server.ts";

const holidayNames = async (country: string, state: string, year: number) =>
  new Map((await listHolidays({ country, state }, year)).map(({ day, reason }) => [day, reason]));

test("lists the holidays of a state with those of its country", async () => {
  const [bavaria, berlin] = [await holidayNames("DE", "BY", 2027), await holidayNames("DE", "BE", 2027)];
  expect([bavaria.get("2027-03-26"), berlin.get("2027-03-26")]).toEqual(["Good Friday", "Good Friday"]);
  expect([bavaria.has("2027-01-06"), berlin.has("2027-01-06")]).toEqual([true, false]);
  expect([...bavaria.keys()]).toEqual([...bavaria.keys()].sort());
});

test("lists each day of a holiday that lasts several", async () => {
  const days = [...(await holidayNames("TR", "", 2027))].filter(([, name]) => name.startsWith("End of Ramadan"));
  expect(days.map(([day]) => day)).toEqual(["2027-03-09", "2027-03-10", "2027-03-11"]);
});

test("lists no holidays for an unknown country, and offers all countries and states", async () => {
  expect(await listHolidays({ country: "ZZ", state: "" }, 2027)).toEqual([]);
  const choice = await getHolidayChoice({ country: "DE", state: "BY" }, 2027);
  expect(choice.countries).toContainEqual({ value: "DE", label: "Germany" });
  expect(choice.states).toContainEqual({ value: "BY", label: "Bayern" });
  expect(choice.holidays.length).toBeGreaterThan(10);
  expect(await getHolidayChoice({ country: "", state: "" }, 2027)).toMatchObject({ states: [], holidays: [] });
});
