import { useContext } from "react";
import { UiWords } from "./ui-words.ts";

/** Must be the first tab stop; targets `id="main"`. */
export function SkipLink() {
  const { skip } = useContext(UiWords);
  return (
    <a href="#main" className="skip-link">
      {skip}
    </a>
  );
}
