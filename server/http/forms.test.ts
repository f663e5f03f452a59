import { expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { policyOf } from "../../src/match-route.ts";
import { originFault, submitForm, withBackLink } from "./forms.ts";
import { createRenderQueue } from "./render-queue.ts";

const siteUrl = "https://app.example.com";
const origins = { siteUrl, formOrigins: ["https://files.example"] };
const fault = (request: Request) => originFault(request, policyOf(new URL(request.url).pathname), origins, defaultSite);
const send = (path: string, origin: string, method = "POST") =>
  new Request(siteUrl + path, { method, headers: { Origin: origin, "Sec-Fetch-Site": "cross-site" } });

test("a form of an exported copy counts as same-origin", () => {
  expect(fault(send("/contact", "https://files.example"))).toBeUndefined();
});

test.each([
  ["another host", "/contact", "https://evil.example", "POST"],
  ["a page without a form", "/admin", "https://files.example", "POST"],
  ["another method", "/contact", "https://files.example", "DELETE"],
])("a form post is rejected from %s", async (_, path, origin, method) => {
  expect(fault(send(path, origin, method))).toMatchObject({ status: 403 });
});

test.each([
  ["same-origin", undefined],
  ["same-site", 403],
  ["cross-site", 403],
  ["none", 403],
  [undefined, 403],
])('a form with "Origin: null" and Sec-Fetch-Site %s is answered with %s', async (site, status) => {
  const headers = { Origin: "null", ...(site && { "Sec-Fetch-Site": site }) };
  const request = new Request(`${siteUrl}/contact`, { method: "POST", headers });
  const rejection = fault(request);
  expect(rejection?.status).toBe(status);
  if (rejection)
    expect(await (await withBackLink(request, rejection, defaultSite)).text()).toContain("Go back in your browser");
});

test("one-click unsubscribe requests of email clients are accepted", () => {
  expect(fault(send("/newsletter/unsubscribe?token=abc", "https://mail.example"))).toBeUndefined();
});

test("a failing form returns an error page, or a message to scripts", async () => {
  const unreachable = async () =>
    new Response("The site cannot reach its <data>.", { status: 503, headers: { "Retry-After": "30" } });
  const submit = async (accept: string) => {
    const request = new Request(`${siteUrl}/contact`, { method: "POST", headers: { accept } });
    const sender = { clientNetwork: "192.0.2.1", form: new FormData(), isCounted: true };
    const pages = { postProcess: () => expect.fail("no page of the site") };
    const response = await submitForm(request, sender, {
      render: unreachable,
      pages,
      queue: createRenderQueue(),
      site: defaultSite,
    });
    return withBackLink(request, response, defaultSite);
  };
  const page = await submit("text/html,*/*");
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toBe("30");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).toContain("<h1>That did not reach us</h1>");
  expect(text).toContain("The site cannot reach its &lt;data>. Go back in your browser");
  expect(await (await submit("application/json")).text()).toBe("The site cannot reach its <data>.");
});
