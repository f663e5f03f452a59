import { replyFields, replyPurposes } from "../../facts/reply-templates.ts";
import { podcastCategories } from "./podcast-categories.ts";
import type { SettingGroup } from "./setting.ts";
import { checkEmail, checkPdf, checkPlainText, checkReplyFields, checkUuid } from "./setting-checks.ts";

export const yesOrNo = ["No", "Yes"];

const pdf = { optional: true, maxLength: 300, check: checkPdf } as const;

export const downloads: SettingGroup = {
  title: "Downloads",
  note: "The PDFs behind the forms. Upload yours to the media library and enter its URL here; visitors get it by their personal link, under the eBook’s title.",
  fields: [
    {
      name: "ebook",
      label: "PDF of the eBook",
      help: "If empty: the one that came with the site, in your name and colours.",
      ...pdf,
    },
    {
      name: "healthcare-guide",
      label: "PDF of the healthcare guide",
      help: "If empty: the one that came with the site, in your name and colours.",
      ...pdf,
    },
  ],
};

const category = { options: podcastCategories, maxLength: 60 } as const;

export const podcast: SettingGroup = {
  title: "Podcast directories",
  note: "For directories such as Apple Podcasts, in the feed, on the podcast page and for search engines. The show’s title is under Titles.",
  fields: [
    {
      name: "description",
      label: "Description of the show",
      help: "Plain text. Directories show the first sentences.",
      kind: "lines",
      maxLength: 900,
      check: checkPlainText,
    },
    {
      name: "category",
      label: "Category",
      help: "From Apple’s list; it decides where the show is found.",
      ...category,
    },
    { name: "category2", label: "Second category", optional: true, ...category },
    { name: "category3", label: "Third category", optional: true, ...category },
    {
      name: "explicit",
      label: "Explicit content",
      help: "Apple removes shows that should say yes and do not.",
      options: yesOrNo,
    },
    {
      name: "locked",
      label: "Locked against import",
      help: "Yes keeps other hosts from moving the feed. Set it to No only while you move.",
      options: yesOrNo,
    },
    {
      name: "owner",
      label: "Name of the show’s owner",
      help: "Public in the feed. If empty: your name above.",
      optional: true,
      maxLength: 100,
      check: checkPlainText,
    },
    {
      name: "email",
      label: "Email of the show’s owner",
      help: "Public in the feed; directories write to it to check that the show is yours. If empty: the email address of your profile.",
      kind: "email",
      optional: true,
      check: checkEmail,
    },
    {
      name: "guid",
      label: "Podcast GUID",
      help: "If the show has moved here: the podcast:guid of its former feed, by which apps recognise it. If empty: made from the feed’s URL.",
      optional: true,
      maxLength: 40,
      check: checkUuid,
    },
  ],
};

export const replies: SettingGroup = {
  title: "Reply templates",
  note: `For replies to leads; the first that fits is offered. Fields are filled in: ${replyFields.map((field) => `{${field}}`).join(", ")}.`,
  fields: [],
  lists: [
    {
      name: "templates",
      label: "Templates",
      one: "template",
      max: 20,
      fields: [
        { name: "name", label: "Name of the template", maxLength: 60 },
        { name: "purpose", label: "Offered to", options: replyPurposes },
        { name: "text", label: "Text", kind: "lines", maxLength: 4000, check: checkReplyFields },
      ],
    },
  ],
};
