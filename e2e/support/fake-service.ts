import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type FakeBehaviour = "well" | "slow" | "broken" | "empty" | "silent";

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
  let behaviour: FakeBehaviour = "well";
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    const script = scripts[path];
    if (behaviour === "silent") {
      request.socket.destroy();
      return;
    }
    const sendScript = () => {
      response.setHeader("Content-Type", script === undefined ? "text/html; charset=utf-8" : "text/javascript");
      if (script === undefined) response.end("<!doctype html><title>Stand-in</title><p>The outside service</p>");
      else if (behaviour === "broken") response.end("throw new Error('The fake is broken')");
      else if (behaviour === "empty") response.end("window.hbspt = { forms: { create() {} } };");
      else response.end(script);
    };
    if (behaviour === "slow") setTimeout(sendScript, slowMs);
    else sendScript();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests,
    behave: (newBehaviour) => {
      behaviour = newBehaviour;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
