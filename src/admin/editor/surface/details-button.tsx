import { PanelRight } from "lucide-react";
import { useDetails } from "./details.ts";
import { ToolButton } from "./tool-button.tsx";

export function DetailsButton() {
  const details = useDetails();
  if (!details) return null;
  return (
    <ToolButton
      name="Details"
      words="Details"
      icon={PanelRight}
      className="max-tablet:rounded-none max-tablet:border-l max-[90rem]:[&>span]:sr-only"
      tabIndex={-1}
      aria-expanded={details.isOpen}
      onClick={details.toggle}
    />
  );
}
