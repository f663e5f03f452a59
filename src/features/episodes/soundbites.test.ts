import { expect, test } from "vitest";
import { readSoundbites, writeSoundbites, wrongSoundbite } from "./soundbites.ts";

test("writes soundbites as lines of start, seconds and title, and reads them back unchanged", () => {
  const soundbites = [
    { start: 73.5, duration: 60, title: "What a pilot knows" },
    { start: 3_723, duration: 12.25, title: "" },
  ];
  const text = writeSoundbites(soundbites);
  expect(text).toBe("1:13.5 60 What a pilot knows\n1:02:03 12.25");
  expect(readSoundbites(text)).toEqual(soundbites);
  expect(writeSoundbites([{ start: 0, duration: 5, title: "Two\nlines" }])).toBe("0:00 5 Two lines");
});

test("reports a malformed soundbite, and leaves it out of the feed", () => {
  const text = "0:10 30 Fine\n\nSomething else\n1:75 20 No such minute";
  expect(wrongSoundbite(text)).toBe("Something else");
  expect(readSoundbites(text)).toEqual([{ start: 10, duration: 30, title: "Fine" }]);
  expect(wrongSoundbite("0:10 30")).toBeUndefined();
  expect(wrongSoundbite("0:10 0 Nothing")).toBe("0:10 0 Nothing");
});
