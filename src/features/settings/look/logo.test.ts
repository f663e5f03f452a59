import { expect, test } from "vitest";
import { logoCss, logoOfSettings, logoProblem, logoVersion } from "./logo.ts";

const upload = (key: string, file: string) => `/media/uploads/${key.repeat(32)}/${file}`;
const wide = upload("a", "logo-1600x400.svg");
const none = { logo: "", logoDark: "", icon: "" };

test.each([
  [wide, undefined],
  [upload("a", "logo-90x40.png"), undefined],
  [upload("a", "logo-90x39.png"), "At least 40 pixels high; this has 39."],
  [upload("a", "logo-16x4.svg"), undefined],
  [upload("a", "moves-90x90.gif"), "Upload an SVG or a PNG."],
  ["/clients/tidemark.svg", "Upload an SVG or a PNG."],
  ["https://elsewhere.example/logo-90x90.png", "Upload an SVG or a PNG."],
  [`${wide})}html{display:none`, "Upload an SVG or a PNG."],
])("reports for the logo %s: %j", (src, problem) => expect(logoProblem(src)).toBe(problem));

test("keeps the compass without a logo, whatever else is set", () => {
  expect(logoOfSettings({ ...none, logoDark: wide, icon: wide })).toBeUndefined();
});

test("shows a wide logo alone and a square one beside the brand", () => {
  const wideLogo = logoOfSettings({ ...none, logo: wide });
  expect(wideLogo && logoCss(wideLogo)).toContain("width:160px;height:40px");
  expect(wideLogo && logoCss(wideLogo)).toContain(".brand>span{display:none}");
  const squareLogo = logoOfSettings({ ...none, logo: upload("a", "logo-600x600.png") });
  expect(squareLogo && logoCss(squareLogo)).toContain("width:40px;height:40px");
  expect(squareLogo && logoCss(squareLogo)).not.toContain("span");
  expect(squareLogo && logoCss(squareLogo)).toContain("/logo-480.webp)");
});

test("shows a very wide logo lower, so that it fits into a phone's header", () => {
  const logo = logoOfSettings({ ...none, logo: upload("a", "logo-1600x160.svg") });
  expect(logo && logoCss(logo)).toContain("width:200px;height:20px");
});

test("shows the dark logo on dark backgrounds if there is one", () => {
  const one = logoOfSettings({ ...none, logo: wide });
  expect(one && logoCss(one)).not.toContain("on-deep");
  const two = logoOfSettings({ ...none, logo: wide, logoDark: upload("b", "dark-1600x400.svg") });
  expect(two && logoCss(two)).toContain(
    `html .on-deep .brand>svg{background-image:url(${upload("b", "dark-1600x400.svg")})}`,
  );
  expect(one && two && logoVersion(one) !== logoVersion(two)).toBe(true);
});
