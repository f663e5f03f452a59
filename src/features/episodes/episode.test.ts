import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  durationLabel,
  type EpisodeSummary,
  episodeMinutes,
  episodeNumber,
  episodePicture,
  estimatedMinutes,
  keywordChips,
  neighbourLabel,
  searchEpisodes,
} from "./episode.ts";
import { listItems } from "./list-items.ts";

const episode = (fields: Partial<EpisodeSummary>): EpisodeSummary => ({
  id: 1,
  episode: "Episode 1",
  number: 1,
  title: "",
  summary: "",
  guestName: "",
  banner: null,
  audioPlayer: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  keywords: "",
  ...fields,
});

describe("episode number", () => {
  it.each([
    ["Episode 12", 12],
    ["12", 12],
    ["Episode 007", 7],
    ["Episode #1,024", 1024],
    ["S2 E10", 210],
    ["Episode", null],
    ["", null],
    ["Episode 0", 0],
    ["Episode 12345678901234567890", 123_456_789],
    ["Episode ١٢", null],
  ])("of %j is %j", (label, number) => {
    expect(episodeNumber(label)).toBe(number);
  });
});

describe("estimated duration", () => {
  it.each([
    ["Episode 3", 45],
    ["Episode 42", 45],
    ["Episode 0", 45],
    ["Episode 1", 30],
    ["Episode 41", 30],
    ["Episode", 45],
    ["", 45],
  ])("of %j is %d minutes", (label, minutes) => {
    expect(estimatedMinutes(label)).toBe(minutes);
  });

  it.each([
    ["Episode 41", 1, 1],
    ["Episode 41", 81, 1],
    ["Episode 41", 90, 2],
    ["Episode 42", 3569, 59],
    ["Episode 42", 3599, 60],
    ["", 7384, 123],
  ])("of %j with a recording of %d seconds is %d minutes", (episode, seconds, minutes) => {
    expect(episodeMinutes({ episode, seconds })).toBe(minutes);
  });

  it("is the estimate while the length is not known", () => {
    expect(episodeMinutes({ episode: "Episode 41" })).toBe(30);
  });

  it.each([
    [0, "0 min"],
    [30, "30 min"],
    [59, "59 min"],
    [60, "1 h"],
    [61, "1 h 1 min"],
    [120, "2 h"],
    [135, "2 h 15 min"],
  ])("of %d minutes reads %j", (minutes, label) => {
    expect(durationLabel(minutes)).toBe(label);
  });
});

describe("the picture of an episode", () => {
  it.each([
    ["/media/guests/a.webp", "/media/guests/a.webp"],
    [null, "/artwork/7.svg"],
    ["", "/artwork/7.svg"],
    ["https://elsewhere.example.com/a.png", "/artwork/7.svg"],
  ])("with the banner %j is %s", (banner, picture) => {
    expect(episodePicture({ id: 7, banner })).toBe(picture);
  });
});

describe("the label of a neighbour", () => {
  it.each([
    ["Episode 12", "Next, Episode 12"],
    ["", "Next"],
  ])("with the label %j is %j", (label, words) => {
    expect(neighbourLabel("Next", label)).toBe(words);
  });
});

describe("keyword chips", () => {
  it.each([
    ["", []],
    [" , ,", []],
    ["one", ["one"]],
    ["one, two ,three", ["one", "two", "three"]],
    ["one,two,three,four", ["one", "two", "three"]],
    ["one, one, two", ["one", "two"]],
  ])("of %j are %j", (keywords, chips) => {
    expect(keywordChips(keywords)).toEqual(chips);
  });
});

describe("episode search", () => {
  const episodes = [
    episode({ id: 1, title: "Saying no to the second system" }),
    episode({ id: 2, guestName: "Jörg Sample" }),
    episode({ id: 3, summary: "A talk about 100% coverage (nearly)" }),
    episode({ id: 4, keywords: "Standard work, Strategy" }),
    episode({ id: 5, episode: "Episode 42" }),
  ];

  it.each([
    ["SECOND", [1]],
    ["jörg", [2]],
    ["JÖRG", [2]],
    ["100%", [3]],
    ["(nearly)", [3]],
    ["work, str", [4]],
    ["episode 42", [5]],
    ["42", [5]],
    ["s", [1, 2, 3, 4, 5]],
    ["nothing has this", []],
    ["", [1, 2, 3, 4, 5]],
    ["   ", [1, 2, 3, 4, 5]],
    ["  second ", [1]],
  ])("for %j finds %j", (term, ids) => {
    expect(searchEpisodes(episodes, term).map(({ id }) => id)).toEqual(ids);
  });
});

describe("list items", () => {
  it.each([
    ["numbers with a full stop", "1. One\n2. Two\n3. Three", ["One", "Two", "Three"]],
    ["numbers with a bracket", "1) One\n2) Two", ["One", "Two"]],
    ["numbers in brackets", "(1) One\n(2) Two", ["One", "Two"]],
    ["two-digit numbers", "9. Nine\n10. Ten", ["Nine", "Ten"]],
    ["numbers without a space", "1.One\n2.Two", ["One", "Two"]],
    ["letters with a bracket", "a) One\nb) Two", ["One", "Two"]],
    ["letters with a full stop", "a. One\nB. Two", ["One", "Two"]],
    ["letters in brackets", "(a) One\n(b) Two", ["One", "Two"]],
    ["numbers with a colon", "1: One\n2: Two", ["One", "Two"]],
    ["numbers on keys", "1️⃣ One\n2️⃣ Two", ["One", "Two"]],
    ["ticks and arrows", "✓ One\n✅ Two\n→ Three\n➤ Four\n» Five", ["One", "Two", "Three", "Four", "Five"]],
    ["a minus sign and a plus", "− One\n+ Two", ["One", "Two"]],
    ["an en dash without a space", "–One\n–Two", ["One", "Two"]],
    ["abbreviations at the start", "E.g. one\nU.S. two", ["E.g. one", "U.S. two"]],
    ["bold words at the start", "**One** is first\n**Two** is next", ["**One** is first", "**Two** is next"]],
    ["a negative figure at the start", "1. Temperature\n-5 degrees", ["Temperature -5 degrees"]],
    ["a time at the start", "9:30 the shift begins\n10:15 it breaks", ["9:30 the shift begins", "10:15 it breaks"]],
    ["two styles in one text", "1. One\n• Two", ["One", "Two"]],
    ["bullets", "• One\n• Two", ["One", "Two"]],
    ["hyphens", "- One\n- Two", ["One", "Two"]],
    ["dashes", "– One\n— Two", ["One", "Two"]],
    ["asterisks", "* One\n* Two", ["One", "Two"]],
    ["bullets without a space", "•One\n•Two", ["One", "Two"]],
    ["other bullets", "◦ One\n▪ Two\n‣ Three\n· Four", ["One", "Two", "Three", "Four"]],
    ["no signs at all", "One\nTwo", ["One", "Two"]],
    ["blank lines and indentation", "\n  1. One\n\n\t2. Two  \n", ["One", "Two"]],
    ["Windows line ends", "1. One\r\n2. Two\r\n", ["One", "Two"]],
    ["an item over two lines", "1. One\nand more\n2. Two", ["One and more", "Two"]],
    ["numbers in one line", "1. Ask. 2. Write it down. 3. Close.", ["Ask.", "Write it down.", "Close."]],
    ["bullets in one line", "• Ask • Write • Close", ["Ask", "Write", "Close"]],
    ["one plain sentence", "Just one point", ["Just one point"]],
    ["a sentence that holds a number", "Growth was 2.5 times in 3. quarter", ["Growth was 2.5 times in 3. quarter"]],
    ["a decimal at the start of a line", "1. One\n2.5 times as much", ["One 2.5 times as much"]],
    ["a hyphenated word at the start", "1. One\nwell-known", ["One well-known"]],
    ["nothing", "", []],
    ["white space", " \n ", []],
    ["signs without text", "1.\n2. Two", ["Two"]],
  ])("%s", (_, text, items) => {
    expect(listItems(text)).toEqual(items);
  });

  it("keeps every timestamp whatever the style", () => {
    const point = fc
      .string({ unit: fc.constantFrom(..."abcdef ÄÖÜ,;!?"), minLength: 3 })
      .map((text) => `x${text.trim()}`);
    const style = fc.constantFrom<(index: number) => string>(
      (index) => `${index + 1}. `,
      (index) => `${index + 1}) `,
      () => "• ",
      () => "- ",
      () => "",
    );
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 30 }), style, (points, sign) => {
        const clean = points.map((text) => text.trim());
        expect(listItems(clean.map((text, index) => `${sign(index)}${text}`).join("\n"))).toEqual(clean);
      }),
    );
  });
});
