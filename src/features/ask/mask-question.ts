const emailAddress = /[^\s@<>(),;:"]+\s?(?:@|\(at\)|\[at\])\s?[^\s@<>(),;:"]+\.[\p{L}\d-]{2,}/giu;
const number = /\+?\d(?:[\d\s()./-]*\d)?/g;

/** A question as it may be stored: without email addresses and without numbers of any kind. */
export function maskQuestion(question: string): string {
  return question.replaceAll(emailAddress, "[email]").replaceAll(number, "[number]").trim();
}
