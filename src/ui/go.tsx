import { ArrowRight } from "lucide-react";

export const quietActionClass = "go";

export function GoArrow() {
  return <ArrowRight className="go-icon" />;
}
