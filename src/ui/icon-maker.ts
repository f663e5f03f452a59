import { createElement, type SVGProps } from "react";

type IconData = {
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
};

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

const isNamed = (props: object) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));

/**
 * Stands in for the icon builder of lucide-react in the browser (scripts/slim-icons.ts) and draws the same element as that
 * one does on the server, for the properties that this site uses.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const own = ["lucide", ...[name, ...aliases].map((each) => `lucide-${each}`)].join(" ");
  return ({ className, size = 24, ...props }: IconProps) =>
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
        className: className ? `${own} ${className}` : own,
        ...(isNamed(props) ? {} : { "aria-hidden": "true" }),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
