import { Link, type LinkProps } from "@tanstack/react-router";

export type Crumb = { label: string; link?: LinkProps };

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {items.map((item) => (
          <li key={item.label}>
            {item.link ? (
              <Link activeOptions={{ exact: true }} {...item.link}>
                {item.label}
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
