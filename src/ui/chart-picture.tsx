type ChartPictureProps = {
  /** File name in /charts without `.svg`. */
  name: string;
  width: number;
  height: number;
  priority?: boolean;
  className?: string;
};

/** Decorative; hidden from screen readers. */
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
