import { createServer } from "node:http";
import { listen } from "./listen.ts";

export type FakeBehaviour = "normal" | "slow" | "broken" | "empty" | "silent";

export type FakeService = {
  origin: string;
  requests: string[];
  behave: (behaviour: FakeBehaviour) => void;
  close: () => Promise<void>;
};

/** Milliseconds: longer than a visitor expects, shorter than the site's timeout. */
const slowMs = 2500;

const formScript = `window.hbspt = { forms: { create({ target, portalId, formId, region, onFormSubmitted }) {
  const form = document.createElement("form");
  form.dataset.ids = [region, portalId, formId].join("/");
  form.innerHTML = "<label>Your name <input name='name'></label><button>Send to the service</button>";
  form.addEventListener("submit", (event) => { event.preventDefault(); onFormSubmitted(); });
  document.querySelector(target).append(form);
} } };`;

const calendarScript = `window.Calendly = { initInlineWidget({ url, parentElement }) {
  const frame = document.createElement("iframe");
  frame.src = url;
  parentElement.append(frame);
} };`;

const policyScript = `for (const place of document.querySelectorAll("[name=termly-embed]")) {
  place.innerHTML = "<h2>Hosted document " + place.dataset.id + "</h2><p>" + "Words of the hosted document. ".repeat(8) + "</p>";
}`;

const scripts: Record<string, string> = {
  "/forms.js": formScript,
  "/calendar.js": calendarScript,
  "/policies.js": policyScript,
};

export async function startFakeService(): Promise<FakeService> {
  let behaviour: FakeBehaviour = "normal";
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    const script = scripts[path];
    if (behaviour === "silent") {
      request.socket.destroy();
      return;
    }
    const sendScript = () => {
      response.setHeader("Content-Type", script === undefined ? "text/html; charset=utf-8" : "text/javascript");
      if (script === undefined) response.end("<!doctype html><title>Fake service</title><p>The outside service</p>");
      else if (behaviour === "broken") response.end("throw new Error('The fake service is broken')");
      else if (behaviour === "empty") response.end("window.hbspt = { forms: { create() {} } };");
      else response.end(script);
    };
    if (behaviour === "slow") setTimeout(sendScript, slowMs);
    else sendScript();
  });
  const { port, close } = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    requests,
    behave: (newBehaviour) => {
      behaviour = newBehaviour;
    },
    close,
  };
}
