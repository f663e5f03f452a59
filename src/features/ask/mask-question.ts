// Bounded as in RFC 5321, so that matching takes linear time.
const emailAddress = /[^\s@<>(),;:"[\]]{1,64}\s?(?:@|\(at\)|\[at\])\s?[^\s@<>(),;:"[\]]{1,253}\.[\p{L}\d-]{2,}/giu;
const number = /\+?\d(?:[\d\s()./-]*\d)?/g;

/** Without email addresses and numbers, as it may be stored. */
export function maskQuestion(question: string): string {
  return question.replaceAll(emailAddress, "[email]").replaceAll(number, "[number]").trim();
}
