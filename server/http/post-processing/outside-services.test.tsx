import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConsentPlaceholder } from "../../../src/embeds/consent/consent-gate.tsx";
import { Services } from "../../../src/embeds/consent/service-list.tsx";
import {
  findService,
  frameService,
  hubspotScript,
  mediaHostService,
  mediaService,
  type Service,
  servicesOf,
} from "../../../src/embeds/registry.ts";
import { serviceWords } from "../../../src/embeds/service-words.ts";
import { defaultSite } from "../../../src/facts/site.ts";
import { InSite } from "../../../src/facts/testing/in-site.tsx";
import type { EmbedSettings } from "../../../src/lib/embed-settings.ts";
import { contentSecurityPolicy, pageOrigins } from "./content-security-policy.ts";
import { readPage } from "./read-page.ts";

const allEmbeds: EmbedSettings = {
  marketingForms: { scriptUrl: hubspotScript, portalId: "1", forms: { contact: "c" } },
  scheduling: {
    url: "https://calendly.com/your-name/interview",
    scriptUrl: "https://assets.calendly.com/assets/external/widget.js",
  },
  policies: { scriptUrl: "https://app.termly.io/embed-policy.min.js", ids: { privacy: "p" } },
  heroVideo: "https://film.example/hero",
};

const render = (part: ReactNode) => renderToStaticMarkup(<InSite>{part}</InSite>);

const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

const policyOf = (html: string, embeds?: EmbedSettings): string => contentSecurityPolicy(readPage(html), { embeds });

const originsIn = (html: string) =>
  [...pageOrigins(readPage(html), {})].map(([directive, origins]) => [directive, [...origins]]);

/** Every origin that a policy names. */
const originsOfPolicy = (policy: string) => [...new Set(policy.match(/https?:\/\/[^\s;]+/g))].toSorted();

const originsOf = (services: readonly Service[]) =>
  [...new Set(services.flatMap(({ origins }) => Object.values(origins).flat()))].toSorted();

const markup = (key: string) => (key === "film" ? '<div data-hero-film="x">' : `<div data-service="${key}">`);

test("each page's policy allows exactly the registered services on it", () => {
  for (const service of servicesOf(allEmbeds)) {
    const policy = policyOf(markup(service.key), allEmbeds);
    expect(originsOfPolicy(policy), service.name).toEqual(originsOf([service]));
    for (const [directive, origins] of Object.entries(service.origins)) {
      const value = policy.split("; ").find((part) => part.startsWith(`${directive} `));
      for (const origin of origins) expect(value?.split(" ")).toContain(origin);
    }
  }
});

test("the privacy policy lists registered services with the texts and origins of their placeholders", () => {
  const services = servicesOf(allEmbeds);
  const list = render(<Services services={services} />);
  const headings = [...list.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(headings).toEqual(services.map(({ name }) => name));
  for (const service of services) {
    const noop = () => {};
    const placeholder = render(
      <ConsentPlaceholder service={service} title="Title" action="Load" onOnce={noop} onAlways={noop} />,
    );
    const { purpose, sends } = serviceWords(defaultSite, service);
    for (const wording of [service.name, purpose, sends]) {
      expect(text(list)).toContain(wording);
      expect(text(placeholder)).toContain(wording);
    }
    for (const html of [list, placeholder]) expect(html).toContain(`href="${service.privacyUrl}"`);
  }
  expect(originsOfPolicy(text(list)).map((origin) => origin.replace(/[.,]$/, ""))).toEqual(originsOf(services));
});

test("every service has texts, a privacy URL and a separate consent", () => {
  const services = servicesOf(allEmbeds);
  for (const service of services) {
    const { name, privacyUrl } = service;
    const { purpose, sends } = serviceWords(defaultSite, service);
    for (const wording of [name, purpose, sends]) expect(wording).not.toBe("");
    expect(privacyUrl).toMatch(/^https:\/\//);
  }
  expect(new Set(services.map(({ consentKey }) => consentKey)).size).toBe(services.length);
});

test("without settings only players of episodes and articles are registered", () => {
  expect(servicesOf({}).map(({ key }) => key)).toEqual(["youtube", "vimeo", "spotify", "soundcloud"]);
  expect(findService({}, "hubspot")).toBeUndefined();
});

test("a page without an embed allows no foreign origin, whatever is configured", () => {
  expect(policyOf("<p>Text</p>", allEmbeds)).toBe(policyOf("<p>Text</p>"));
  expect(originsOfPolicy(policyOf("<p>Text</p>", allEmbeds))).toEqual([]);
});

test("a placeholder of an unconfigured service allows nothing", () => {
  expect(originsIn('<div data-service="hubspot"><div data-service="constructor">')).toEqual([]);
});

test("text and data that look like a placeholder are ignored", () => {
  const html = `<script>"<div data-service=\\"youtube\\">"</script><p>&lt;div data-service="youtube"&gt;</p>`;
  expect(originsOfPolicy(policyOf(html, allEmbeds))).toEqual([]);
});

test("an article's figure allows known players only, an episode's frame its own origin", () => {
  const figure = (url: string) => originsIn(`<figure data-embed="${url}">`);
  expect(figure("https://youtu.be/abc-DEF_123")).toEqual([["frame-src", ["https://www.youtube-nocookie.com"]]]);
  expect(figure("https://player.example/1")).toEqual([]);
  const frame = originsIn('<div data-frame="https://player.example/1?a=1&amp;b=2" class="x">');
  expect(frame).toEqual([["frame-src", ["https://player.example"]]]);
});

test("no URL can inject a directive into a policy", () => {
  expect(frameService("javascript:alert(1)")).toBeUndefined();
  const policy = policyOf(`<div data-frame="https://player.example; script-src *">`);
  expect(policy).not.toContain("script-src *");
  for (const host of ["player.example;sandbox", "player.example,x"]) {
    expect(frameService(`https://${host}/`), host).toBeUndefined();
    expect(mediaService(`https://${host}/18.mp3`), host).toBeUndefined();
  }
});

test("a change of provider requires new consent", () => {
  const service = findService({ scheduling: { url: "https://cal.com/your-name" } }, "scheduling");
  expect(service?.name).toBe("Cal.com");
  expect(service?.consentKey).not.toBe(findService(allEmbeds, "scheduling")?.consentKey);
});

test("a media file on another host allows exactly its origin, one on this site none", () => {
  const origins = (url: string) => originsIn(`<section id="player" data-media="${url}">`);
  expect(origins("https://cdn.example:8443/18.mp3?a=1&amp;b=2")).toEqual([["media-src", ["https://cdn.example:8443"]]]);
  for (const url of [
    "/files/18.mp3",
    "https://cdn.example/18",
    "javascript:alert(1)//.mp3",
    "https://cdn.example; x/1.mp3",
  ]) {
    expect(origins(url), url).toEqual([]);
  }
});

test("redirect origins of a media file are allowed and listed, invalid ones ignored", () => {
  const via = "https://a.example https://b.example:8443 https://c.example/path 'unsafe-inline' https://d.example;";
  const origins = originsIn(`<section data-media="https://cdn.example/18.mp3" data-media-via="${via}">`);
  expect(origins).toEqual([["media-src", ["https://cdn.example", "https://a.example", "https://b.example:8443"]]]);
  const service = mediaService("https://cdn.example/18.mp3", ["https://a.example"]);
  if (!service) throw new Error("expected a service");
  expect(serviceWords(defaultSite, service).sends).toContain("It passes the request on to a.example.");
  expect(service.origins).toEqual({ "media-src": ["https://cdn.example", "https://a.example"] });
});

test("placeholder, policy and list agree on media hosts, and each host has its own consent", () => {
  const service = mediaService("https://cdn.example/18.mp3");
  if (!service) throw new Error("expected a service");
  expect(service).toEqual(mediaHostService("https://cdn.example"));
  const { sends } = serviceWords(defaultSite, service);
  expect(sends).toContain("cdn.example receives your IP address");
  expect(text(render(<Services services={[service]} />))).toContain(sends);
  expect(mediaService("https://other.example/18.mp3")?.consentKey).not.toBe(service.consentKey);
  expect(frameService("https://cdn.example/18.mp3")?.consentKey).not.toBe(service.consentKey);
});

test("a self-hosted film needs no consent; a film at a known player needs that player's", () => {
  expect(servicesOf({ heroVideo: "/media/hero.mp4" })).toEqual(servicesOf({}));
  expect(servicesOf({ heroVideo: "https://vimeo.com/123" }).filter(({ key }) => key === "vimeo")).toHaveLength(1);
  expect(findService({ heroVideo: "https://cdn.example/hero.mp4" }, "film")?.origins).toEqual({
    "media-src": ["https://cdn.example"],
  });
});
