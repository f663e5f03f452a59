/** How an issue looks as an email. Clients know no custom properties, so every value is here once. */

const sans = "font-family:Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";
const ink = "color:#0e1b2a";
const soft = "color:#415166";

/** Style of each element of the editor. */
export const elementStyles: Record<string, string> = {
  p: `margin:0 0 16px;${sans};font-size:16px;line-height:1.6;${ink}`,
  h2: `margin:24px 0 8px;${serif};font-size:26px;line-height:1.2;font-weight:normal;${ink}`,
  h3: `margin:0 0 8px;${serif};font-size:24px;line-height:1.25;font-weight:normal;letter-spacing:-.01em;${ink}`,
  h4: `margin:20px 0 8px;${sans};font-size:16px;line-height:1.4;font-weight:bold;${ink}`,
  ul: `margin:0 0 16px;padding:0 0 0 22px;${sans};font-size:16px;line-height:1.6;${ink}`,
  ol: `margin:0 0 16px;padding:0 0 0 24px;${sans};font-size:16px;line-height:1.6;${ink}`,
  dl: `margin:0 0 16px;${sans};font-size:16px;line-height:1.6;${ink}`,
  li: "margin:0 0 8px",
  a: "color:#0b6e6e",
  blockquote: `margin:0 0 20px;padding:2px 0 2px 18px;border-left:2px solid #f0741f;${serif};font-size:20px;line-height:1.4;font-style:italic;${ink}`,
  aside: "margin:0 0 20px;padding:14px 18px 1px;border-radius:8px;background:#e2f1ef",
  figure: "margin:0 0 20px",
  figcaption: `margin:8px 0 0;${sans};font-size:13px;line-height:1.5;${soft}`,
  table: `width:100%;margin:0 0 20px;border-collapse:collapse;${sans};font-size:15px;line-height:1.5;${ink}`,
  caption: `padding:0 0 8px;text-align:left;${sans};font-size:13px;${soft}`,
  th: `padding:8px 10px 8px 0;border-bottom:1px solid #dcd8cc;text-align:left;vertical-align:top;${ink}`,
  td: `padding:8px 10px 8px 0;border-bottom:1px solid #dcd8cc;vertical-align:top;${ink}`,
  pre: `margin:0 0 16px;padding:12px 14px;background:#f4f1e8;font-family:Consolas,Menlo,monospace;font-size:14px;line-height:1.5;white-space:pre-wrap;${ink}`,
  code: "font-family:Consolas,Menlo,monospace;font-size:14px",
  hr: "margin:24px 0;border:0;border-top:1px solid #dcd8cc",
};

/** Style of a picture of the text, by its width in pixels. */
export const pictureStyle = (width: number): string =>
  `display:block;width:100%;max-width:${width}px;height:auto;border:0`;

/** Classes by which the dark theme finds elements; Gmail shows the light one. */
export const elementClasses: Record<string, string> = {
  th: "rule",
  td: "rule",
  hr: "rule",
  pre: "bg",
  blockquote: "q",
};

export const styles = {
  body: "margin:0;padding:0;background:#f4f1e8;color:#0e1b2a;-webkit-text-size-adjust:100%",
  hidden: "display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all",
  out: "background:#f4f1e8;padding:32px 12px",
  sheet: "max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #dcd8cc;border-radius:12px;overflow:hidden",
  chart: "display:block;width:100%;height:auto;border:0;background:#0b2b40",
  head: "padding:32px 40px 12px",
  part: "border-top:1px solid #dcd8cc;padding:28px 40px 12px",
  sign: "border-top:1px solid #dcd8cc;padding:24px 40px 28px",
  number: `margin:0 0 10px;${sans};font-size:13px;line-height:1.5;${soft}`,
  h1: `margin:0 0 20px;${serif};font-size:38px;line-height:1.12;font-weight:normal;letter-spacing:-.02em;${ink}`,
  mark: `margin:0 0 8px;${sans};font-size:13px;line-height:1.5;font-weight:bold;${soft}`,
  headingLink: "color:#0e1b2a;text-decoration:none",
  buttonRow: "margin:0 0 20px",
  button: `display:inline-block;padding:13px 22px;border-radius:4px;background:#0b6e6e;color:#ffffff;${sans};font-size:16px;line-height:20px;font-weight:bold;text-decoration:none`,
  episode: "margin:0 0 20px;padding:16px 18px;border:1px solid #dcd8cc;border-radius:8px",
  episodeTitle: `display:block;${serif};font-size:20px;line-height:1.3;${ink}`,
  episodeAbout: `display:block;margin:6px 0 0;${sans};font-size:13px;line-height:1.5;${soft}`,
  question: `margin:0 0 20px;padding:2px 0 2px 18px;border-left:2px solid #f0741f;${serif};font-size:22px;line-height:1.4;font-style:italic;${ink}`,
  name: `margin:0 0 4px;${serif};font-size:22px;line-height:1.3;font-style:italic;${ink}`,
  reply: `margin:0;${sans};font-size:14px;line-height:1.55;${soft}`,
  foot: "max-width:600px;margin:0 auto;padding:20px 40px 32px",
  small: `margin:0 0 12px;${sans};font-size:13px;line-height:1.6;${soft}`,
  smallLink: soft,
};

/** Rules for small screens and pointers; a client that drops them shows the same words. */
export const screenRules =
  "a:hover{text-decoration:underline!important}a:focus-visible{outline:2px solid #0b6e6e;outline-offset:2px}" +
  "@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}.h1{font-size:31px!important}" +
  ".out{padding:0!important}.sheet{border-width:0!important;border-radius:0!important}}";

/** The dark theme. */
export const darkRules =
  "body,.bg{background:#0b141d!important;color:#eeebe2!important}.sheet{background:#13202c!important;border-color:#273645!important}" +
  "h1,h2,h3,h4,p,li,ul,ol,dl,td,th,pre,blockquote,.ink{color:#eeebe2!important}.soft,.soft a,figcaption,caption{color:#a5b4c2!important}" +
  ".rule{border-color:#273645!important}a{color:#63c7bf!important}a.ink{color:#eeebe2!important}" +
  ".btn{background:#63c7bf!important;color:#06201f!important}.q{border-color:#f79b5c!important}";
