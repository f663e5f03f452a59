/** Reads text in any encoding, with "\n" as line ending. @throws Error with a message for the user */
export async function readTextFile(file: File): Promise<string> {
  const { decodeText, textProblem } = await import("../lib/decode-text.ts");
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (!decoded.ok) throw new Error(textProblem(decoded));
  return decoded.value.text;
}
