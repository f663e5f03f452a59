import { ArrowRight } from "lucide-react";

export const goClass = "go";

export function GoArrow() {
  return <ArrowRight className="go-icon" />;
}
