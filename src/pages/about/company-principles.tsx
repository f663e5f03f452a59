import { BookMarked, FileText, Minimize2, ReceiptEuro, Signature, Undo2 } from "lucide-react";
import { Cells } from "../../ui/cells.tsx";
import { Section } from "../../ui/section.tsx";
import { principlesCopy } from "./company-copy.ts";

const icons = [BookMarked, FileText, Signature, Minimize2, ReceiptEuro, Undo2];

/** What the company holds to. */
export function CompanyPrinciples() {
  const { mark, title, items } = principlesCopy;
  return (
    <Section id="principles" mark={mark} title={title}>
      <Cells columns={3} items={items.map((item, index) => ({ ...item, icon: icons[index] }))} />
    </Section>
  );
}
