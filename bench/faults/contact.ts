import { randomInt } from "node:crypto";
import type { Product } from "../product.ts";
import { must, type Seen, visit } from "./fault.ts";

export const visitorEmail = (name: string) => `${name}@example.com`;

const anyNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

function message(name: string, accept: string): RequestInit {
  const body = new URLSearchParams({
    name: `Visitor ${name}`,
    email: visitorEmail(name),
    message: `The question of ${name}`,
    elapsed: "9000",
  });
  return { method: "POST", body, headers: { accept, "x-forwarded-for": anyNetwork() } };
}

export type Sent = Seen & { isAccepted: boolean };

/** Sends the contact form as the page's script does. */
export async function sendByScript(site: Pick<Product, "origin">, name: string): Promise<Sent> {
  const seen = await visit(site, "/contact", message(name, "application/json"));
  const answer = /^\s*\{/.test(seen.text) ? (JSON.parse(seen.text) as { outcome?: string }) : {};
  return { ...seen, isAccepted: seen.status === 200 && answer.outcome === "accepted" };
}

/** Sends the contact form as a browser without scripts does: a redirect is the acknowledgement. */
export async function sendByBrowser(site: Pick<Product, "origin">, name: string): Promise<Sent> {
  const seen = await visit(site, "/contact", message(name, "text/html"));
  return { ...seen, isAccepted: seen.status === 303 };
}

/** Both ways while nothing can be stored: each answers in words, and neither says that it has the message. */
export async function mustBeDeclined(site: Pick<Product, "origin">, name: string): Promise<Seen[]> {
  const byScript = await sendByScript(site, `${name}-script`);
  must(!byScript.isAccepted, "the form says that it has a message that it cannot have");
  must(byScript.status >= 500, `the form's script is answered with ${byScript.status}`);
  must(
    /[A-Z][^.{}<>]{15,}\./.test(byScript.text),
    `the form's script gets no sentence: ${byScript.text.slice(0, 200)}`,
  );
  const byBrowser = await sendByBrowser(site, `${name}-browser`);
  must(!byBrowser.isAccepted, "the page says that it has a message that it cannot have");
  must(byBrowser.text.includes("</html>"), `the form is answered with no page (${byBrowser.status})`);
  must(/[A-Z][^.{}<>]{15,}\./.test(byBrowser.text), "the form's page has no sentence");
  return [byScript, byBrowser];
}
