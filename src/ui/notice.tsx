import type { LucideIcon as Icon } from "lucide-react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type NoticeTone = "info" | "success" | "warning" | "error";

const styles: Record<NoticeTone, { icon: Icon; className: string }> = {
  info: { icon: Info, className: "notice-info" },
  success: { icon: CircleCheck, className: "notice-success" },
  warning: { icon: TriangleAlert, className: "notice-warning" },
  error: { icon: CircleAlert, className: "notice-error" },
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
  const { icon: Icon, className: toneClass } = styles[tone];
  return (
    <div role={role} className={classNames("notice", toneClass, className)}>
      <Icon />
      <div>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
