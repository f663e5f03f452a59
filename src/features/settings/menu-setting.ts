import { menuPlaces } from "../../facts/navigation.ts";
import { linkProblem } from "../texts/text-input.ts";
import { tokensProblem } from "../texts/token-typing.ts";
import type { SettingField, SettingGroup } from "./setting.ts";

const text = (name: string, label: string, overrides: Partial<SettingField> = {}): SettingField => ({
  name,
  label,
  maxLength: 60,
  check: (value) => tokensProblem(value, ""),
  ...overrides,
});

const target: SettingField = {
  name: "to",
  label: "Leads to",
  help: "A page, an article, an episode or a URL that begins with https://.",
  kind: "link",
  maxLength: 500,
  check: linkProblem,
};

export const menuSetting: SettingGroup = {
  title: "Menu and footer",
  note: "In this order. A page that you hide disappears from both. Words between braces, such as {podcastName}, are filled in.",
  fields: [],
  lists: [
    {
      name: "entries",
      label: "Entries of the menu",
      help: "Entries with the same group open together. Those without a group are links of their own.",
      one: "menu entry",
      fields: [
        text("label", "Entry"),
        text("group", "Group", { optional: true, maxLength: 40 }),
        text("line", "Line below it", { optional: true, maxLength: 90 }),
        target,
        { name: "where", label: "Shown on", options: menuPlaces },
      ],
    },
    {
      name: "footer",
      label: "Links of the footer",
      help: "Links with the same column appear together. Impressum and privacy policy always have a link.",
      one: "footer link",
      max: 60,
      fields: [text("label", "Link"), text("column", "Column", { maxLength: 40 }), target],
    },
  ],
};
