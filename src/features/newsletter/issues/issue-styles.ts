import type { CSSProperties } from "react";
import type { EmailColours } from "../../email/email-column.tsx";

type Style = Readonly<CSSProperties>;

const sans = "Helvetica,Arial,sans-serif";
const serif = "Georgia,'Times New Roman',serif";
const mono = "Consolas,Menlo,monospace";

export function issueStyles({ light }: EmailColours) {
  const ink = light.ink;
  const soft = light["ink-soft"];
  const hairline = `1px solid ${light.line}`;
  const text = { fontFamily: sans, fontSize: "16px", lineHeight: 1.6, color: ink };
  const small = { fontFamily: sans, fontSize: "13px", lineHeight: 1.5, color: soft };
  const title = { fontFamily: serif, fontWeight: "normal", color: ink };
  const cell = { padding: "8px 10px 8px 0", borderBottom: hairline, verticalAlign: "top", color: ink };
  const quote = {
    margin: "0 0 20px",
    padding: "2px 0 2px 18px",
    borderLeft: `2px solid ${light["signal-fill"]}`,
    fontFamily: serif,
    lineHeight: 1.4,
    fontStyle: "italic",
    color: ink,
  };
  const elements: Record<string, Style> = {
    p: { margin: "0 0 16px", ...text },
    h2: { margin: "24px 0 8px", ...title, fontSize: "26px", lineHeight: 1.2 },
    h3: { margin: "0 0 8px", ...title, fontSize: "24px", lineHeight: 1.25, letterSpacing: "-.01em" },
    h4: { margin: "20px 0 8px", ...text, lineHeight: 1.4, fontWeight: "bold" },
    ul: { margin: "0 0 16px", padding: "0 0 0 22px", ...text },
    ol: { margin: "0 0 16px", padding: "0 0 0 24px", ...text },
    dl: { margin: "0 0 16px", ...text },
    li: { margin: "0 0 8px" },
    a: { color: light.tide },
    blockquote: { ...quote, fontSize: "20px" },
    aside: { margin: "0 0 20px", padding: "14px 18px 1px", borderRadius: "8px", background: light["tide-soft"] },
    figure: { margin: "0 0 20px" },
    figcaption: { margin: "8px 0 0", ...small },
    table: {
      width: "100%",
      margin: "0 0 20px",
      borderCollapse: "collapse",
      ...text,
      fontSize: "15px",
      lineHeight: 1.5,
    },
    caption: { padding: "0 0 8px", textAlign: "left", fontFamily: sans, fontSize: "13px", color: soft },
    th: { ...cell, textAlign: "left" },
    td: cell,
    pre: {
      margin: "0 0 16px",
      padding: "12px 14px",
      background: light["paper-2"],
      fontFamily: mono,
      fontSize: "14px",
      lineHeight: 1.5,
      whiteSpace: "pre-wrap",
      color: ink,
    },
    code: { fontFamily: mono, fontSize: "14px" },
    hr: { margin: "24px 0", border: 0, borderTop: hairline },
  };
  const blocks = {
    body: { margin: 0, padding: 0, background: light["paper-2"], color: ink, WebkitTextSizeAdjust: "100%" },
    // Outlook for Windows needs its own property.
    hidden: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0, ...{ msoHide: "all" } },
    out: { background: light["paper-2"], padding: "32px 12px" },
    sheet: {
      maxWidth: "600px",
      margin: "0 auto",
      background: light.surface,
      border: hairline,
      borderRadius: "12px",
      overflow: "hidden",
    },
    chart: { display: "block", width: "100%", height: "auto", border: 0, background: light.deep },
    head: { padding: "32px 40px 12px" },
    part: { borderTop: hairline, padding: "28px 40px 12px" },
    sign: { borderTop: hairline, padding: "24px 40px 28px" },
    number: { margin: "0 0 10px", ...small },
    h1: { margin: "0 0 20px", ...title, fontSize: "38px", lineHeight: 1.12, letterSpacing: "-.02em" },
    mark: { margin: "0 0 8px", ...small, fontWeight: "bold" },
    headingLink: { color: ink, textDecoration: "none" },
    buttonRow: { margin: "0 0 20px" },
    button: {
      display: "inline-block",
      padding: "13px 22px",
      borderRadius: "4px",
      background: light.tide,
      color: light["on-tide"],
      fontFamily: sans,
      fontSize: "16px",
      lineHeight: "20px",
      fontWeight: "bold",
      textDecoration: "none",
    },
    episode: { margin: "0 0 20px", padding: "16px 18px", border: hairline, borderRadius: "8px" },
    episodeTitle: { display: "block", fontFamily: serif, fontSize: "20px", lineHeight: 1.3, color: ink },
    bookmarkTitle: { margin: 0, ...text, lineHeight: 1.4, fontWeight: "bold" },
    episodeAbout: { display: "block", margin: "6px 0 0", ...small },
    question: { ...quote, fontSize: "22px" },
    name: { margin: "0 0 4px", ...title, fontSize: "22px", lineHeight: 1.3, fontStyle: "italic" },
    reply: { margin: 0, fontFamily: sans, fontSize: "14px", lineHeight: 1.55, color: soft },
    foot: { maxWidth: "600px", margin: "0 auto", padding: "20px 40px 32px" },
    small: { margin: "0 0 12px", ...small, lineHeight: 1.6 },
    smallLink: { color: soft },
  } satisfies Record<string, Style>;
  return { elements, blocks };
}

export type IssueStyles = ReturnType<typeof issueStyles>;

export const pictureStyle = (width: number): Style => ({
  display: "block",
  width: "100%",
  maxWidth: `${width}px`,
  height: "auto",
  border: 0,
});

/** Classes that the dark theme targets; Gmail shows the light one. */
export const elementClasses: Record<string, string> = {
  th: "rule",
  td: "rule",
  hr: "rule",
  pre: "bg",
  blockquote: "q",
};

/** As an attribute value; numbers stay without units. */
export const inlineStyle = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(";");

/** Progressive: clients that drop these rules show the same text. */
export const screenRules = ({ light }: EmailColours): string =>
  `a:hover{text-decoration:underline!important}a:focus-visible{outline:2px solid ${light.tide};outline-offset:2px}` +
  "@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}.h1{font-size:31px!important}" +
  ".out{padding:0!important}.sheet{border-width:0!important;border-radius:0!important}}";

export const darkRules = ({ dark }: EmailColours): string =>
  `body,.bg{background:${dark.paper}!important;color:${dark.ink}!important}` +
  `.sheet{background:${dark.surface}!important;border-color:${dark.line}!important}` +
  `h1,h2,h3,h4,p,li,ul,ol,dl,td,th,pre,blockquote,.ink{color:${dark.ink}!important}` +
  `.soft,.soft a,figcaption,caption{color:${dark["ink-soft"]}!important}` +
  `.rule{border-color:${dark.line}!important}a{color:${dark.tide}!important}a.ink{color:${dark.ink}!important}` +
  `.btn{background:${dark.tide}!important;color:${dark["on-tide"]}!important}.q{border-color:${dark.signal}!important}`;
