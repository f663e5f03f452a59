import { PanelRight } from "lucide-react";
import { createContext, use } from "react";
import { ToolButton } from "./tool-menu.tsx";

type Details = { isOpen: boolean; toggle: () => void };

export const DetailsContext = createContext<Details | undefined>(undefined);

export function DetailsButton() {
  const details = use(DetailsContext);
  if (!details) return null;
  return (
    <ToolButton
      name="Details"
      text="Details"
      icon={PanelRight}
      className="max-tablet:rounded-none max-tablet:border-l max-[96rem]:[&>span]:sr-only"
      tabIndex={-1}
      aria-expanded={details.isOpen}
      onClick={details.toggle}
    />
  );
}
