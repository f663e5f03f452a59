import type { Page } from "@playwright/test";

type FieldValue = string | { name: string; mimeType: string; buffer: Buffer };

/** Submits a form as a browser without JavaScript does; returns the redirect's target. */
export async function sendForm(page: Page, url: string, fields: Record<string, FieldValue>): Promise<string> {
  const response = await page.request.post(url, { multipart: fields, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`${url} answered ${response.status()}: ${await response.text()}`);
  return response.headers().location ?? "";
}
