import { ClosingBar } from "../../site/closing-bar.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Section } from "../../ui/section.tsx";
import { advantagesCopy } from "./lower-home-copy.ts";

const { mark, title, caption, columns, rows, closing, action } = advantagesCopy;

/** Five situations of a working day, without and with an agent. */
export function Advantages() {
  return (
    <Section rule mark={mark} title={title}>
      <ComparisonTable className="[&_td]:text-balance" caption={caption} columns={columns} rows={rows} />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}
