import { classNames } from "../lib/class-names.ts";

type ChartPictureProps = {
  /** File name in /charts without `.svg`. */
  name: string;
  width: number;
  height: number;
  priority?: boolean;
  className?: string;
};

/** One of our chart drawings as a cacheable file; decoration, hidden from screen readers. */
export function ChartPicture({ name, width, height, priority = false, className }: ChartPictureProps) {
  return (
    <img
      src={`/charts/${name}.svg`}
      alt=""
      aria-hidden="true"
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
}

/** One of our chart drawings inside the page, where it inherits the colours of its ground; only for what the first view needs. */
export function InlineChart({ svg, className }: { svg: string; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("pointer-events-none", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a constant of this project, never a visitor's text
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
