import { expect, test } from "vitest";
import type { ImportedShow } from "../site-import.ts";
import { readShow, showFacts } from "./show-facts.ts";

const guid = "917393e3-1b1e-5cef-ace4-edaa54e1f810";

const show: ImportedShow = {
  guid,
  title: "Harbour talk",
  description: "Talks about harbours",
  categories: ["Business > Careers", "technology"],
  isExplicit: true,
  ownerName: "Anna Voss",
  ownerEmail: "anna@harbour.example",
  oldUrls: [],
};

const changed = {
  names: { podcastName: "Here" },
  podcast: { description: "Talks about harbours", category: "News", category2: "", category3: "", explicit: "No" },
  you: { name: "Anna Voss", email: "me@example.com" },
};

test("lists each fact that differs from the feed with both values", () => {
  expect(showFacts(show, changed)).toEqual({
    facts: [
      { name: "title", label: "Title", here: "Here", feed: "Harbour talk" },
      { name: "categories", label: "Categories", here: "News", feed: "Business: Careers, Technology" },
      { name: "explicit", label: "Explicit content", here: "No", feed: "Yes" },
      { name: "ownerEmail", label: "Email of the owner", here: "me@example.com", feed: "anna@harbour.example" },
      { name: "guid", label: "Podcast GUID, by which apps recognise the show", here: "", feed: guid },
    ],
    notes: [],
  });
});

test("reports facts that the settings can't store, and offers none that the feed omits", () => {
  const { settings, notes } = readShow({
    ...show,
    guid: "show-1",
    hasCover: true,
    title: "",
    description: "a".repeat(1_000),
    categories: ["Technology > Podcasting", "Technology", "Harbours", "Arts", "Comedy", "News"],
    isExplicit: null,
    ownerName: null,
    ownerEmail: "nowhere",
  });
  expect([...settings.keys()]).toEqual(["description", "categories"]);
  expect(settings.get("categories")?.map(({ value }) => value)).toEqual(["Technology", "Arts", "Comedy"]);
  expect(notes).toEqual([
    "“Technology > Podcasting” is not in Apple’s list, so it becomes Technology.",
    "“Harbours” is not in Apple’s list.",
    "A show has three categories at most: News is left out.",
    "Description of the show: cut to 900 characters.",
    "Email of the show’s owner: This isn’t an email address. Enter one such as anna@example.com.",
    "Podcast GUID: This isn’t a GUID. Copy it from the former feed; it looks like 917393e3-1b1e-5cef-ace4-edaa54e1f810.",
    "The show’s cover was left out: this site draws its own.",
  ]);
});
