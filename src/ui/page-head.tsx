import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

type HeadSize = "large" | "small";

const sizes: Record<HeadSize, string> = { large: "text-h1", small: "text-h1-s" };

type PageHeadProps = {
  crumbs?: readonly Crumb[];
  title: ReactNode;
  lead?: ReactNode;
  size?: HeadSize;
  className?: string;
  children?: ReactNode;
};

export function PageHead({ crumbs, title, lead, size = "small", className, children }: PageHeadProps) {
  return (
    <div className={classNames("page-head", className)}>
      <div className="wrap">
        {crumbs ? <Breadcrumbs items={crumbs} /> : null}
        <h1 className={sizes[size]}>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
