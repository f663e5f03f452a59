import { light } from "../../lib/brand-colours.ts";
import { showFacts } from "../email/show-facts.ts";
import { grantLabelsOf } from "./guest-release.ts";
import type { Guest, Release } from "./registered-guest.ts";

const { ink, "ink-soft": soft } = light;

export async function releasePdf(release: Release, guest: Pick<Guest, "name" | "email">): Promise<Buffer> {
  // Slow to load and rarely needed.
  const { default: PDFDocument } = await import("pdfkit");
  const title = `Release form: ${showFacts.show}`;
  const document = new PDFDocument({
    size: "A4",
    margins: { top: 64, bottom: 64, left: 72, right: 72 },
    info: { Title: title, Author: showFacts.owner, CreationDate: release.signedAt },
    lang: "en-GB",
    displayTitle: true,
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  const heading = (text: string) =>
    document.moveDown(1).font("Helvetica-Bold").fontSize(12).fillColor(ink).text(text).moveDown(0.4);
  const paragraph = (text: string) =>
    document.font("Helvetica").fontSize(10.5).fillColor(ink).text(text, { lineGap: 3 });

  document.font("Times-Roman").fontSize(24).fillColor(ink).text("Release form");
  document.font("Helvetica").fontSize(10).fillColor(soft).text(`${showFacts.show}, version ${release.version}`);
  document.moveDown(1.2);
  for (const part of release.text.split("\n\n")) paragraph(part).moveDown(0.6);
  heading("What is permitted");
  for (const grant of ["audio", "video", "clips", "transcript"] as const) {
    paragraph(`${release[grant] ? "Yes" : "No"}   ${grantLabelsOf(release.version)[grant]}`);
  }
  heading("Signed");
  document.font("Times-Italic").fontSize(20).fillColor(ink).text(release.signature).moveDown(0.3);
  paragraph(`${guest.name}, ${guest.email}`);
  paragraph(`${release.signedAt.toISOString().replace("T", " ").slice(0, 19)} UTC, typed on the personal page`);
  document.moveDown(1).fontSize(8).fillColor(soft).text(`SHA-256 of the signed statement: ${release.sha256}`);
  document.end();
  return done;
}
