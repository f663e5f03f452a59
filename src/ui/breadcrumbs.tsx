import { Link, type LinkProps } from "@tanstack/react-router";
import { useContext } from "react";
import { UiWords } from "./ui-words.ts";

/** Without a label: the home page. */
export type Crumb = { label?: string; link?: LinkProps };

export const homeCrumb: Crumb = { link: { to: "/" } };

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const words = useContext(UiWords);
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className="crumbs">
        {items.map((item) => (
          <li key={item.label ?? ""}>
            {item.link ? (
              <Link activeOptions={{ exact: true }} {...item.link}>
                {item.label ?? words.home}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
