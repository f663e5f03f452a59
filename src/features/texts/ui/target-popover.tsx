import { TextField } from "../../../ui/text-field.tsx";
import { leafProblem } from "../text-fields.ts";
import type { TextSpot } from "./text-spots.ts";

const width = 288;

type TargetPopoverProps = {
  spot: TextSpot;
  /** The button or link. */
  element: HTMLElement;
  onChange: (spot: TextSpot, text: string) => void;
  onClose: () => void;
};

/** Edits the target of a button, below it, while its label is being edited. */
export function TargetPopover({ spot, element, onChange, onClose }: TargetPopoverProps) {
  // Scrolls with the page.
  const { left, bottom } = element.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - 8;
  const position = { top: bottom + scrollY + 10, left: Math.max(8, Math.min(left, room)) };
  return (
    <div
      role="dialog"
      aria-label="Where it leads"
      data-target=""
      className="absolute z-50 w-72 rounded-card border border-line bg-surface p-3 text-sm shadow-float"
      style={position}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== element && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <TextField
        label="Leads to"
        help="A page of this site, such as /contact, or a URL that begins with https://."
        value={spot.text}
        error={leafProblem(spot.leaf, spot.text)}
        maxLength={500}
        autoComplete="off"
        onChange={(text) => onChange(spot, text)}
        onKeyDown={({ key }) => {
          if (key === "Escape") element.focus();
        }}
      />
    </div>
  );
}
