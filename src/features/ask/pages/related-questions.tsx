import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";

/** Questions that are a link each to their answer. */
export function RelatedQuestions({ questions }: { questions: readonly string[] }) {
  return (
    <ul className="related-questions">
      {questions.map((question) => (
        <li key={question}>
          <Link to="/ask" search={{ q: question }} rel="nofollow" className="related-question">
            {question}
            <ArrowRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
