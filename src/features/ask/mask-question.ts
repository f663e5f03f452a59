// As long as RFC 5321 allows, so that a long question costs no more than its length.
const emailAddress = /[^\s@<>(),;:"[\]]{1,64}\s?(?:@|\(at\)|\[at\])\s?[^\s@<>(),;:"[\]]{1,253}\.[\p{L}\d-]{2,}/giu;
const number = /\+?\d(?:[\d\s()./-]*\d)?/g;

/** A question as it may be stored: without email addresses and without numbers of any kind. */
export function maskQuestion(question: string): string {
  return question.replaceAll(emailAddress, "[email]").replaceAll(number, "[number]").trim();
}
