import type { LucideIcon as Icon } from "lucide-react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type NoticeTone = "info" | "success" | "warning" | "error";

const icons: Record<NoticeTone, Icon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

type NoticeProps = {
  tone?: NoticeTone;
  title?: string;
  /** For a notice that appears later. */
  role?: "status" | "alert";
  className?: string;
  children?: ReactNode;
};

export function Notice({ tone = "info", title, role, className, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={classNames("notice", `notice-${tone}`, className)}>
      <Icon />
      <div>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
