import { type ComponentType, createElement, type SVGProps } from "react";

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** A drawing of 24 by 24 units in the colour of its text; hidden from screen readers unless it has a name. */
export type Icon = ComponentType<IconProps>;

/** A line as the data of its path, or another element with its attributes. */
type Shape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];

const isNamed = (props: object) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));

/** The icon of these shapes; icons.gen.ts is made of them. */
export function makeIcon(...shapes: readonly Shape[]): Icon {
  return ({ className, size = 24, ...props }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `lucide ${className}` : "lucide",
        ...(isNamed(props) ? {} : { "aria-hidden": "true" }),
        ...props,
      },
      ...shapes.map((shape) =>
        typeof shape === "string" ? createElement("path", { d: shape }) : createElement(shape[0], shape[1]),
      ),
    );
}
