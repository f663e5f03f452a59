/** Returns a `mailto:` URL with a subject and a body of the given lines, as the standard for such links encodes them (RFC 6068). */
export function emailLink(email: string, subject: string, bodyLines: readonly string[] = []): string {
  const fields = [["subject", subject]];
  if (bodyLines.length > 0) fields.push(["body", bodyLines.join("\r\n")]);
  return `mailto:${email}?${fields.map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}
