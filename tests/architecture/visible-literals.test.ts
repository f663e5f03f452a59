import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** Attributes that visitors see or hear. */
const shownAttributes = new Set([
  ...["alt", "title", "placeholder", "label", "hint", "help", "legend", "caption", "heading", "summary", "lead"],
  ...["term", "aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "submitLabel"],
]);

/** Components used only in the admin area: they stay English. */
const forOwners: Readonly<Record<string, string>> = {
  "src/site/account-menu.tsx": "the menu of signed-in administrators",
  "src/site/preview-frame.tsx": "an administrator's preview of a draft",
  "src/pages/admin-not-found-page.tsx": "the missing page of the admin area",
  "src/features/texts/ui/": "editing on the page, by an administrator",
  "src/features/accounts/": "signing in to the admin area",
  "src/features/roi/ui/calculation-record.tsx": "a visitor's calculation in the admin area",
  "src/features/own-pages/pages/own-page-preview.tsx": "an administrator's preview",
  "src/features/newsletter/pages/issue/issue-preview-page.tsx": "an administrator's preview",
  "src/features/episodes/pages/episode/episode-preview-page.tsx": "an administrator's preview",
  "src/features/articles/pages/article/article-preview-page.tsx": "an administrator's preview",
  "src/pages/legal/privacy-policy-words.tsx": "the register of processing, which is marked as English",
  "src/ui/move-buttons.tsx": "moving entries of lists in the admin area",
};

/** The same in every language. */
const names = new Set(["RSS", "JSON Feed", "SHA-256", "(WCAG", "PDF", "Podcast", "Newsletter", "Impressum"]);

type Syntax = { type?: unknown; start?: unknown; [child: string]: unknown };
type Literal = { text: string; at: number };

const isSyntax = (value: unknown): value is Syntax => typeof value === "object" && value !== null;

const literal = ({ start }: Syntax, value: unknown): Literal[] => {
  const text = String(value).replaceAll(/\s+/g, " ").trim();
  return /\p{L}{2}/u.test(text) && !names.has(text) ? [{ text, at: Number(start) }] : [];
};

/** Literals that an expression can render; nested code is searched in the same way. */
function shownBy(node: unknown): Literal[] {
  if (!isSyntax(node)) return [];
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? literal(node, node.value) : [];
    case "TemplateElement":
      return isSyntax(node.value) ? literal(node, node.value.cooked) : [];
    case "TemplateLiteral":
      return [node.quasis, node.expressions].flat().flatMap(shownBy);
    case "ConditionalExpression":
      return [...literalsIn(node.test), ...shownBy(node.consequent), ...shownBy(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? literalsIn(node.left) : shownBy(node.left)), ...shownBy(node.right)];
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return shownBy(node.expression);
    default:
      return literalsIn(node);
  }
}

/** Visible literals of a module: texts of elements, and attributes that are shown. */
function literalsIn(node: unknown): Literal[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isSyntax(node)) return [];
  if (node.type === "JSXText") return literal(node, node.value);
  if (node.type === "JSXAttribute") {
    const isShown = isSyntax(node.name) && shownAttributes.has(String(node.name.name));
    return isShown ? shownBy(node.value) : literalsIn(node.value);
  }
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    const children = Array.isArray(node.children) ? node.children : [];
    return [...literalsIn(node.openingElement), ...children.flatMap(shownBy)];
  }
  return Object.values(node).flatMap(literalsIn);
}

const publicComponents = "src/{pages,site,ui,embeds,static-site,chart,features,lib,seo}/**/*.tsx";
const notPublic = /\/admin\/|\/testing\/|\.test\.tsx$/;

test("public components contain no visible text: it comes from copy modules in each language", async () => {
  const faults: string[] = [];
  let count = 0;
  for await (const file of glob(publicComponents, { cwd: root })) {
    if (notPublic.test(file) || Object.keys(forOwners).some((path) => file.startsWith(path))) continue;
    count += 1;
    const code = await readFile(path.join(root, file), "utf8");
    for (const { text, at } of literalsIn(parseSync(file, code).program.body))
      faults.push(`${file}:${code.slice(0, at).split("\n").length}: “${text}”`);
  }
  expect(count).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});

const shownProperties = new Set([
  "title",
  "description",
  "heading",
  "lead",
  "text",
  "label",
  "help",
  "notice",
  "action",
]);

/** Texts in exported plain data; a call such as `pageCopy` makes them translatable. */
function plainTexts(node: unknown): Literal[] {
  if (Array.isArray(node)) return node.flatMap(plainTexts);
  if (!isSyntax(node) || node.type === "CallExpression") return [];
  if (node.type === "Property" && isSyntax(node.key) && shownProperties.has(String(node.key.name)))
    return shownBy(node.value);
  return Object.values(node).flatMap(plainTexts);
}

const exportsOf = (file: string, code: string): unknown[] =>
  parseSync(file, code).program.body.filter(({ type }) => type === "ExportNamedDeclaration");

/** Only in the admin area, or defined for each language. */
const notTranslated = new Set(["src/features/newsletter/dispatch/dispatch-copy.ts", "src/ui/ui-words.ts"]);

test("copy and heads of public pages aren't plain data, which would stay in one language", async () => {
  const faults: string[] = [];
  for await (const file of glob("src/{pages,site,ui,embeds,features}/**/*-{copy,meta,words}.ts", { cwd: root })) {
    if (notPublic.test(file) || notTranslated.has(file)) continue;
    const code = await readFile(path.join(root, file), "utf8");
    for (const { text } of plainTexts(exportsOf(file, code))) faults.push(`${file}: “${text}”`);
  }
  expect(faults).toEqual([]);
  const [literals] = plainTexts(
    exportsOf("a.ts", 'export const meta = { title: "My data", is: pageCopy({ title: "a b" }) };'),
  );
  expect(literals?.text).toBe("My data");
});

test("every exception is still needed", async () => {
  const unused = new Set(Object.keys(forOwners));
  for await (const file of glob(publicComponents, { cwd: root })) {
    const exception = [...unused].find((path) => file.startsWith(path));
    if (!exception) continue;
    const code = await readFile(path.join(root, file), "utf8");
    if (literalsIn(parseSync(file, code).program.body).length > 0) unused.delete(exception);
  }
  expect([...unused]).toEqual([]);
});

test.each([
  ["<p>Read more</p>", "Read more"],
  ['<img alt="A chart" />', "A chart"],
  ['<b aria-label={isOpen ? "Close it" : words.open} />', "Close it"],
  ["<b title={`Play it`} />", "Play it"],
  ['<p>{count > 0 && "Some"}</p>', "Some"],
  ['<p>{name || "Nobody"}</p>', "Nobody"],
  ["<ul>{items.map(() => <li>One of them</li>)}</ul>", "One of them"],
])("the search finds the visible texts of %s", (code, text) => {
  expect(literalsIn(parseSync("example.tsx", `const a = ${code};`).program.body)).toMatchObject([{ text }]);
});

test.each(['<p className="mt-2">{words.title}</p>', '<p>{kind === "wide" ? null : "·"}</p>', "<p>RSS, 3 × 4</p>"])(
  "the search finds nothing in %s",
  (code) => {
    const literals = literalsIn(parseSync("example.tsx", `const a = ${code};`).program.body);
    expect(literals.filter(({ text }) => !text.startsWith("RSS"))).toEqual([]);
  },
);
