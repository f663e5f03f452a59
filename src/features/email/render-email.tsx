import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { logoOf, shownSize } from "../../facts/logo.ts";
import { lookOf } from "../../facts/look.ts";
import type { Site } from "../../facts/site.ts";
import { Column, type EmailColours, emailColours, outlookSettings, rawHtml } from "./email-column.tsx";
import type { EmailBlock, EmailContent } from "./email-content.ts";
import { type PlainTextOptions, renderHtml } from "./render-html.ts";

const sans = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";
const serif = "Newsreader, Georgia, 'Times New Roman', serif";

function emailStyles({ light }: EmailColours, headings: string) {
  const paragraph = { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.6", color: light.ink };
  const fact: CSSProperties = {
    padding: "9px 12px 9px 0",
    borderTop: `1px solid ${light.line}`,
    fontSize: "15px",
    lineHeight: "1.5",
    verticalAlign: "top",
  };
  return {
    paragraph,
    heading: { margin: "28px 0 8px", fontFamily: headings, fontSize: "20px", fontWeight: 500, color: light.ink },
    button: {
      display: "inline-block",
      padding: "13px 22px",
      borderRadius: "4px",
      background: light.tide,
      color: light["on-tide"],
      fontSize: "16px",
      fontWeight: 600,
      textDecoration: "none",
    },
    link: { color: light.tide, fontWeight: 600 },
    label: { ...fact, width: "36%", color: light["ink-soft"] },
    value: { ...fact, color: light.ink, whiteSpace: "pre-line" },
    picture: {
      display: "block",
      width: "100%",
      height: "auto",
      border: 0,
      borderRadius: "4px",
      fontSize: "14px",
      color: light["ink-soft"],
    },
    quote: { ...paragraph, paddingLeft: "16px", borderLeft: `2px solid ${light.tide}`, whiteSpace: "pre-line" },
    small: { ...paragraph, fontSize: "14px", color: light["ink-soft"] },
    sheet: {
      maxWidth: "600px",
      margin: "0 auto",
      background: light.surface,
      border: `1px solid ${light.line}`,
      borderRadius: "12px",
    },
    foot: {
      maxWidth: "600px",
      margin: "16px auto 0",
      fontSize: "13px",
      lineHeight: "1.6",
      color: light["ink-soft"],
    },
    brand: { margin: "0 0 24px", fontFamily: headings, fontSize: "19px", color: light.ink },
    mark: {
      display: "inline-block",
      width: "20px",
      marginRight: "10px",
      border: `2px solid ${light.ink}`,
      borderRadius: "50%",
      fontSize: "11px",
      lineHeight: "20px",
      textAlign: "center",
      verticalAlign: "2px",
      color: light.signal,
    },
  } satisfies Record<string, CSSProperties>;
}

type Styles = ReturnType<typeof emailStyles>;

const layoutTable = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0 } as const;

function Block({ block, styles }: { block: EmailBlock; styles: Styles }) {
  switch (block.kind) {
    case "text":
      return <p style={styles.paragraph}>{block.text}</p>;
    case "heading":
      return <h2 style={styles.heading}>{block.text}</h2>;
    case "button":
      return (
        <p style={{ margin: "24px 0" }}>
          <a href={block.href} style={styles.button}>
            {block.label}
          </a>
        </p>
      );
    case "facts":
      return (
        <table {...layoutTable} style={{ margin: "0 0 16px" }}>
          <tbody className="facts">
            {block.facts.map(({ label, value }) => (
              <tr key={label}>
                <td style={styles.label}>{label}</td>
                <td style={styles.value}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "list":
      return (
        <ul style={{ ...styles.paragraph, paddingLeft: "22px" }}>
          {block.items.map((item) => (
            <li key={item} style={{ marginBottom: "6px" }}>
              {item}
            </li>
          ))}
        </ul>
      );
    case "links":
      return (
        <ul style={{ ...styles.paragraph, paddingLeft: "22px" }}>
          {block.links.map(({ label, href, note }) => (
            <li key={href + label} style={{ marginBottom: "8px" }}>
              <a href={href} style={styles.link}>
                {label}
              </a>
              {note ? (
                <>
                  <br />
                  {note}
                </>
              ) : null}
            </li>
          ))}
        </ul>
      );
    case "picture":
      return (
        <p data-skip-in-text="true" style={{ margin: "0 0 16px" }}>
          <img src={block.src} alt={block.alt} width={block.width} height={block.height} style={styles.picture} />
        </p>
      );
    case "quote":
      return <blockquote style={styles.quote}>{block.text}</blockquote>;
    case "small":
      return <p style={styles.small}>{block.text}</p>;
  }
}

/** The owner's logo, which is the same for every reader, or mark and brand. */
function Brand({ site, styles }: { site: Site; styles: Styles }) {
  const { brand } = site.facts;
  const logo = logoOf(site);
  if (!logo || site.url === undefined)
    return (
      <p data-skip-in-text="true" style={styles.brand}>
        <span style={styles.mark}>◆</span>
        {brand}
      </p>
    );
  const image = { ...shownSize(logo.light), src: `${site.url}/logo.png${lookOf(site).icons ?? ""}` };
  return (
    <p data-skip-in-text="true" style={styles.brand}>
      <img
        {...image}
        alt={logo.isWide ? brand : ""}
        loading="lazy"
        style={{ border: 0, verticalAlign: "middle", marginRight: logo.isWide ? 0 : "10px" }}
      />
      {logo.isWide ? null : brand}
    </p>
  );
}

function Email({ site, content }: { site: Site; content: EmailContent }) {
  const { subject, preview, greeting, blocks, reason } = content;
  const { name, address } = site.facts;
  const colours = emailColours(site);
  const { headings = serif, texts = sans } = lookOf(site);
  const styles = emailStyles(colours, headings);
  const head = (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>{subject}</title>
    </>
  );
  return (
    <html lang={site.facts.language} {...{ "xmlns:o": "urn:schemas-microsoft-com:office:office" }}>
      <head {...rawHtml(`${renderToStaticMarkup(head)}${outlookSettings}`)} />
      <body style={{ margin: 0, padding: "24px 12px", background: colours.light.paper, fontFamily: texts }}>
        <div data-skip-in-text="true" style={{ display: "none", overflow: "hidden", maxHeight: 0 }}>
          {preview}
        </div>
        <Column>
          <table {...layoutTable} style={styles.sheet}>
            <tbody>
              <tr>
                <td style={{ padding: "32px" }}>
                  <Brand site={site} styles={styles} />
                  {greeting && <p style={styles.paragraph}>{greeting}</p>}
                  {blocks.map((block) => (
                    <Block key={JSON.stringify(block)} block={block} styles={styles} />
                  ))}
                </td>
              </tr>
            </tbody>
          </table>
          <p style={styles.foot}>{reason}</p>
          <p style={{ ...styles.foot, margin: "4px auto 0" }}>
            {`${name} · ${address.street} · ${address.postalCode} ${address.city} · ${address.country}`}
          </p>
        </Column>
      </body>
    </html>
  );
}

/** One fact per line, URLs after their link text, no capitals. */
const asPlainText: PlainTextOptions = {
  wordwrap: 76,
  preserveNewlines: true,
  selectors: [
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "tbody.facts > tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "tbody.facts > tr > td", format: "inline" },
    { selector: "tbody.facts > tr > td:first-child", format: "inlineSurround", options: { suffix: ": " } },
  ],
};

/** No tracking: images are the owner’s logo and pictures that many readers share. */
export const renderEmail = (site: Site, content: EmailContent): { html: string; plain: string } =>
  renderHtml(<Email site={site} content={content} />, asPlainText);
