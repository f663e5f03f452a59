import { expect, test } from "vitest";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { readConfig } from "./read-config.ts";
import type { Environment } from "./read-variable.ts";

const readEmbeds = (environment: Environment) => readConfig(environment).embeds;

test("no outside service is configured without variables", () => {
  expect(readEmbeds({})).toEqual({});
  expect(readEmbeds({ HUBSPOT_PORTAL_ID: "", POLICY_SCRIPT_URL: "", HERO_VIDEO_URL: "" })).toEqual({});
});

test("each outside service is read from its variables", () => {
  expect(
    readEmbeds({
      HUBSPOT_PORTAL_ID: "12345678",
      HUBSPOT_FORM_CONTACT: "form-1",
      HUBSPOT_FORM_GUEST: "form-2",
      SCHEDULING_URL: "https://calendly.com/your-name/interview",
      SCHEDULING_SCRIPT_URL: "https://assets.calendly.com/widget.js",
      POLICY_SCRIPT_URL: "https://app.termly.io/embed-policy.min.js",
      POLICY_ID_PRIVACY: "policy-1",
      POLICY_ID_TERMS: "policy-2",
      HERO_VIDEO_URL: "https://vimeo.com/1234567",
    }),
  ).toEqual({
    marketingForms: {
      scriptUrl: "https://js.hsforms.net/forms/embed/v2.js",
      portalId: "12345678",
      forms: { contact: "form-1", guest: "form-2" },
    },
    scheduling: {
      url: "https://calendly.com/your-name/interview",
      scriptUrl: "https://assets.calendly.com/widget.js",
    },
    policies: {
      scriptUrl: "https://app.termly.io/embed-policy.min.js",
      ids: { privacy: "policy-1", terms: "policy-2" },
    },
    heroVideo: "https://vimeo.com/1234567",
  });
});

test("the film may be a file of the site, and the form script may be external", () => {
  expect(readEmbeds({ HERO_VIDEO_URL: "/media/hero.mp4" })).toEqual({ heroVideo: "/media/hero.mp4" });
  const { marketingForms } = readEmbeds({
    HUBSPOT_PORTAL_ID: "1",
    HUBSPOT_FORM_EBOOK: "f",
    HUBSPOT_SCRIPT_URL: "http://localhost:4000/forms.js",
  });
  expect(marketingForms?.scriptUrl).toBe("http://localhost:4000/forms.js");
});

test.each([
  [{ HUBSPOT_PORTAL_ID: "12ab", HUBSPOT_FORM_CONTACT: "f" }, "HUBSPOT_PORTAL_ID", "HUBSPOT_PORTAL_ID=12345678"],
  [{ HUBSPOT_FORM_CONTACT: "f" }, "HUBSPOT_PORTAL_ID is missing, though HUBSPOT_FORM_CONTACT is set", "=12345678"],
  [{ HUBSPOT_PORTAL_ID: "1", HUBSPOT_FORM_GUEST: "a b" }, "HUBSPOT_FORM_GUEST", "HUBSPOT_FORM_GUEST="],
  [{ SCHEDULING_URL: "calendly.com/x" }, "SCHEDULING_URL", "SCHEDULING_URL=https://"],
  [{ SCHEDULING_SCRIPT_URL: "https://a.example/w.js" }, "SCHEDULING_URL is missing", "SCHEDULING_URL=https://"],
  [{ SCHEDULING_URL: "javascript:alert(1)" }, "SCHEDULING_URL", "SCHEDULING_URL=https://"],
  [{ POLICY_ID_COOKIE: "p" }, "POLICY_SCRIPT_URL is missing, though POLICY_ID_COOKIE is set", "POLICY_SCRIPT_URL="],
  [{ HERO_VIDEO_URL: "//elsewhere.example/film.mp4" }, "HERO_VIDEO_URL", "HERO_VIDEO_URL=/media/hero.mp4"],
])("%o stops the start with the variable's name and an example", (environment, fault, example) => {
  const read = () => readEmbeds(environment);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(fault);
  expect(read).toThrow(example);
});

test.each(["https://me:geheim@calendly.com/x", "ftp://me:geheim@calendly.com/x"])(
  "the error about %s does not repeat the password",
  (url) => {
    expect(() => readEmbeds({ SCHEDULING_URL: url })).toThrow(/^The variable SCHEDULING_URL "…" (?!.*geheim)/);
  },
);
