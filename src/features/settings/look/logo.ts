import { type Logo, type LogoFile, shownSize } from "../../../facts/logo.ts";
import { uploadedPicture } from "../../media/uploaded-picture.ts";

/** Logos from this aspect ratio on contain the name. */
const minWideRatio = 1.6;
const minHeight = 40;

export function logoFile(src: string): LogoFile | undefined {
  const png = src.replace(/svg$/, "png");
  const picture = src.startsWith("/media/") ? uploadedPicture(png) : undefined;
  return picture && !src.endsWith("gif") ? { src, png, width: picture.width, height: picture.height } : undefined;
}

export function logoProblem(src: string): string | undefined {
  const file = logoFile(src);
  if (!file) return "Upload an SVG or a PNG.";
  return file.height < minHeight && !src.endsWith(".svg")
    ? `At least ${minHeight} pixels high; this has ${file.height}.`
    : undefined;
}

type LogoUrls = { logo: string; logoDark: string; icon: string };

/** Undefined without a logo, whatever else is set. */
export function logoOfSettings({ logo, logoDark, icon }: LogoUrls): Logo | undefined {
  const light = logoFile(logo);
  if (!light) return undefined;
  const dark = logoFile(logoDark) ?? light;
  return { light, dark, icon: logoFile(icon), isWide: light.width / light.height >= minWideRatio };
}

/** Changes with each file, whose folder has a random name. */
export const logoVersion = ({ light, dark, icon }: Logo): string =>
  `?v=${[light, dark, icon ?? light].map(({ src }) => src.split("/").at(-2)?.slice(0, 4) ?? "").join("")}`;

/** Pages load the smallest WebP of a picture that isn't a drawing. */
const shownFile = ({ src, width }: LogoFile): string =>
  src.replace(/-\d+x\d+\.(?:png|jpg)$/, `-${Math.min(width, 480)}.webp`);

/** Replaces the compass within its element (site/brand-link.tsx). */
export function logoCss({ light, dark, isWide }: Logo): string {
  const { width, height } = shownSize(light);
  const picture = (file: LogoFile) => `{background-image:url(${shownFile(file)})}`;
  const mark = ".brand>svg";
  return [
    `html ${mark}{flex:none;width:${width}px;height:${height}px;background:center/contain no-repeat}`,
    `html ${mark}${picture(light)}html ${mark}>*{display:none}`,
    isWide ? "html .brand>span{display:none}" : "",
    dark === light
      ? ""
      : `@media screen and (prefers-color-scheme:dark){html ${mark}${picture(dark)}}html .on-deep ${mark}${picture(dark)}`,
  ].join("");
}
