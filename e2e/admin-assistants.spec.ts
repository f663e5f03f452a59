import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { signInByForm } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { expect, test } from "./test.ts";

/**
 * A client on the owner's device, made with the protocol's SDK; it listens for the browser's redirect on its own port.
 */
async function program(baseURL: string, name: string) {
  const callbackServer = createServer((_, response) => response.end("Back at the program")).listen(0, "127.0.0.1");
  await once(callbackServer, "listening");
  const callback = `http://127.0.0.1:${(callbackServer.address() as AddressInfo).port}/callback`;
  const state: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; consentUrl?: URL; verifier: string } = {
    verifier: "",
  };
  const authProvider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: name, redirect_uris: [callback], token_endpoint_auth_method: "none" },
    clientInformation: () => state.client,
    saveClientInformation: (client) => {
      state.client = client;
    },
    tokens: () => state.tokens,
    saveTokens: (tokens) => {
      state.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      state.consentUrl = url;
    },
    saveCodeVerifier: (verifier) => {
      state.verifier = verifier;
    },
    codeVerifier: () => state.verifier,
  };
  const transport = () => new StreamableHTTPClientTransport(new URL("/mcp/owner", baseURL), { authProvider });
  const connect = async () => {
    const client = new Client({ name: "drafting-table", version: "1.0.0" });
    await client.connect(transport());
    return client;
  };
  return { state, transport, connect, callback, close: () => callbackServer.close() };
}

test("the owner connects an assistant, reads what it drafted and ends the connection", async ({
  page,
  baseURL,
  checkAccessibility,
}) => {
  const name = `Drafting table ${Date.now()}`;
  const { state, transport, connect, callback, close } = await program(baseURL ?? "", name);
  await expect(connect()).rejects.toThrow(UnauthorizedError);

  // Signed out, the consent page is reached by way of the sign-in.
  const consentUrl = state.consentUrl?.href ?? "";
  await page.goto(consentUrl);
  await expect(page).toHaveURL(/\/login\?return=/);
  await signInByForm(page, "/admin");
  await page.goto(consentUrl);
  await expect(page.getByRole("heading", { level: 1, name: `Connect ${name}?` })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Read leads and bookings" })).not.toBeChecked();
  await checkAccessibility();
  await page.getByRole("button", { name: "Connect" }).click();
  await page.waitForURL(`${callback}?*`);
  close();
  await transport().finishAuth(new URL(page.url()).searchParams.get("code") ?? "");

  const client = await connect();
  const title = `Soundings ${Date.now()}`;
  const drafted = await client.callTool({
    name: "draft_article",
    arguments: { texts: { title, introduction: "Every harbour **changes**." } },
  });
  const [{ text = "" } = {}] = drafted.content as { text?: string }[];
  await page.goto((JSON.parse(text) as { open: string }).open);
  await expect(page.getByText(`Drafted by ${name}, `)).toBeVisible();
  await checkAccessibility();

  const read = async (tool: string, input: Record<string, unknown>) => {
    const { content } = await client.callTool({ name: tool, arguments: input });
    const [{ text: response = "" } = {}] = content as { text?: string }[];
    return JSON.parse(response) as { version: number; words: { id: string; text: string }[]; open: string };
  };
  const about = await read("read", { kind: "page", page: "/about/company" });
  const headline = about.words.find(({ id }) => id === "head.title");
  const texts = { "head.title": "Words that a program suggests" };
  await read("suggest_page_words", { page: "/about/company", version: about.version, texts });
  await page.goto(about.open);
  await expect(page.getByText(`Drafted by ${name}, `)).toBeVisible();
  await expect(page.getByLabel("Headline", { exact: true })).toHaveValue(texts["head.title"]);
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: "Discard the drafted words of Head: Headline" }).click();
  await expect(page.getByLabel("Headline", { exact: true })).toHaveValue(headline?.text ?? "");
  await expect(page.getByRole("list", { name: "Drafted words" })).toHaveCount(0);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("button", { name: "Delete the draft" }).click();
  await expect(page.getByText(`Drafted by ${name}, `)).toHaveCount(0);

  await page.goto("/admin/security");
  await expect(page.getByText(name)).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: `End the connection of ${name}` }).click();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByRole("button", { name: `End the connection of ${name}` })).toHaveCount(0);
  await expect(client.listTools()).rejects.toThrow();
});

test("explains an unknown program's request", { tag: "@thorough" }, async ({ page }) => {
  await signInByForm(page, "/admin");
  await page.goto("/api/auth/oauth2/authorize?client_id=nobody&response_type=code");
  await expect(page.getByText("This request is incomplete or has expired")).toBeVisible();
});
