import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type IncomingKind, kindOfIncoming, readFields, readIncoming } from "./incoming-email.ts";

const anna = "anna@readers.example";

type Case = [kind: IncomingKind, name: string, header: string, subject?: string, from?: string];

const cases: Case[] = [
  ["person", "an answer", ""],
  ["person", "Auto-Submitted: no", "Auto-Submitted: no"],
  ["person", "Auto-Submitted: no with a comment", "Auto-Submitted: No (a person wrote this)"],
  ["person", "an answer through Exchange", "X-MS-Exchange-Organization-SCL: -1\nX-Auto-Response-Suppress: DR, RN"],
  ["person", "a forwarding rule", "X-MS-Exchange-Inbox-Rules-Loop: anna@readers.example"],
  ["person", "a subject about offices", "", "Re: Out of office hours for doctors"],
  ["person", "first-class precedence", "Precedence: first-class"],
  ["person", "a sender that was kept", "Return-Path: <anna@readers.example>"],
  ["automatic", "RFC 3834", "Auto-Submitted: auto-replied"],
  ["automatic", "RFC 3834 with a parameter", "Auto-Submitted:\n auto-replied; owner-email=anna@readers.example"],
  ["automatic", "auto-generated in capitals", "AUTO-SUBMITTED: AUTO-GENERATED"],
  ["automatic", "auto-notified", "Auto-Submitted: auto-notified"],
  ["automatic", "Gmail's vacation", "X-Autoreply: yes\nPrecedence: bulk"],
  ["automatic", "cPanel's autoresponder", "X-Autorespond: Re"],
  ["automatic", "an autoresponder's name", "X-Autoresponder: 1.0"],
  ["automatic", "X-Mail-Autoreply", "X-Mail-Autoreply: 1"],
  ["automatic", "vacation of BSD", "Precedence: bulk"],
  ["automatic", "Precedence: auto_reply", "Precedence: auto_reply"],
  ["automatic", "Precedence: junk", "Precedence: Junk"],
  ["automatic", "Precedence: list", "Precedence: list"],
  ["automatic", "Exchange without Auto-Submitted", "X-Auto-Response-Suppress: All"],
  ["automatic", "Exchange's OOF", "X-Auto-Response-Suppress: DR, OOF, AutoReply"],
  ["automatic", "FirstClass", "X-FC-MachineGenerated: true"],
  ["automatic", "a vacation with an empty sender", "Return-Path: <>\nAuto-Submitted: auto-replied"],
  ["automatic", "a vacation with nothing but an empty sender", "Return-Path: <>", "AW: Procedures"],
  ["person", "a postmaster who replies", "", "Re: Procedures", "postmaster@readers.example"],
  ["automatic", "only a German subject", "", "Automatische Antwort: Procedures"],
  ["automatic", "only an English subject", "", "Out of Office: Procedures"],
  ["automatic", "only a French subject", "", "Réponse automatique : Procedures"],
  ["automatic", "an Abwesenheitsnotiz", "", "Abwesenheitsnotiz: Procedures"],
  ["automatic", "no-reply", "", "Re: Procedures", "no-reply@readers.example"],
  ["automatic", "a read receipt", "Content-Type: multipart/report; report-type=disposition-notification"],
  ["automatic", "a read receipt without a type", "", "Gelesen: Procedures"],
  ["automatic", "a delivery receipt in words", "", "Delivered: Procedures"],
  ["report", "RFC 3464", "Content-Type: multipart/report; report-type=delivery-status"],
  ["report", "RFC 3464 in capitals", "Content-Type: MULTIPART/REPORT; REPORT-TYPE=delivery-status"],
  ["report", "Postfix marks its reports as replies", "Auto-Submitted: auto-replied\nContent-Type: multipart/report"],
  ["report", "Exim", "Auto-Submitted: auto-replied\nX-Failed-Recipients: anna@readers.example"],
  ["report", "a mail system", "Return-Path: <>", "Returned mail", "MAILER-DAEMON@mx.example"],
  ["report", "Exchange", "", "Undeliverable: x", "MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@t.example"],
  ["report", "MDaemon", "Auto-Submitted: auto-replied", "Permanent Delivery Failure", "MDaemon@mx.example"],
  ["report", "a complaint of Outlook.com", "", "complaint about message from 192.0.2.1", "staff@hotmail.com"],
  ["report", "an empty sender", "Return-Path: <>", "Problem with your email"],
];

describe("kindOfIncoming", () => {
  test.each(cases)("returns %s for %s", (kind, _name, header, subject = "Re: Procedures", from = anna) => {
    expect(kindOfIncoming(readFields(header), { from, subject })).toBe(kind);
  });

  test("reads references that are folded without spaces", () => {
    const headers = Buffer.from("References: <a@example.com><b@example.com>\r\n\t<c@example.com>\r\n");
    const { references } = readIncoming({ headers, from: anna, subject: "" });
    expect(references).toEqual(["<c@example.com>", "<b@example.com>", "<a@example.com>"]);
  });

  test.each<[name: string, kind: IncomingKind]>([
    ["ooo", "automatic"],
    ["exchange", "automatic"],
    ["receipt", "automatic"],
    ["human", "person"],
    ...["bcontrol", "bb64", "bupper", "bqmail", "bmixed", "bexch", "bnoaction"].map((name): [string, IncomingKind] => [
      name,
      "report",
    ]),
  ] satisfies [string, IncomingKind][])("recognises %s.eml as %s", (name, kind) => {
    const raw = readFileSync(`tests/fixtures/email/${name}.eml`, "utf8");
    const fields = readFields(raw.split("\n\n")[0] ?? "");
    const from = /([^\s<]+@[^\s>]+)/.exec(fields.get("from") ?? "")?.[1] ?? "";
    expect(kindOfIncoming(fields, { from, subject: fields.get("subject") ?? "" })).toBe(kind);
  });
});
