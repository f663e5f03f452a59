import { pageCopy } from "../facts/page-texts.ts";

export const notFoundWords = pageCopy("words/frame", "notFound", {
  title: "Page Not Found",
  text: "Sorry, the page you're looking for doesn't exist or has been moved.",
  home: "Back to Home",
  contact: "Contact Us",
});
