import { clientLogos } from "../../facts/client-logos.ts";
import { ClientMark } from "../../site/client-mark.tsx";
import { Section } from "../../ui/section.tsx";
import { clientsCopy } from "./about-copy.ts";

/** The 22 clients (spec 3). With the note's double tile the grid closes at two, three and four columns. */
export function ClientsSection() {
  const { mark, title, note } = clientsCopy;
  const clients = clientLogos();
  if (clients.length === 0) return null;
  return (
    <Section id="clients" mark={mark} title={title}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-4">
        {clients.map((logo) => (
          <li key={logo.name} className="grid place-items-center bg-paper px-4 py-5 sm:px-7 sm:py-7">
            <ClientMark logo={logo} className="max-w-52" />
          </li>
        ))}
        <li className="col-span-2 grid place-items-center bg-ground px-6 py-6 text-center text-sm text-balance text-ink-soft">
          {note}
        </li>
      </ul>
    </Section>
  );
}
