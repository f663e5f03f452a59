import { ArrowRight } from "lucide-react";

/** Class name of a text link that leads on, 44 px high; put a `GoArrow` at its end. */
export const goClass = "go";

/** The arrow that moves on when its link, button or card is pointed at. */
export function GoArrow() {
  return <ArrowRight className="go-icon" />;
}
