import { slugOf } from "../../../lib/slug.ts";
import { truncate } from "../../../lib/truncate.ts";
import { ownFactsScript } from "../sources/own-facts.ts";
import type { Exported } from "./exported-items.server.ts";

/** Ghost's identifiers are 24 hexadecimal digits. */
const hexId = (first: "a" | "b" | "c" | "d" | "e", number: number) => first + number.toString(16).padStart(23, "0");

function folderOf(name: string): string {
  if (/\.pdf$/i.test(name)) return "files";
  return /\.(?:mp3|m4a|ogg|flac|wav|vtt|txt|json)$/i.test(name) ? "media" : "images";
}

export const ghostLocation = (name: string) => {
  const entry = `content/${folderOf(name)}/${name.replace(/^uploads\//, "")}`;
  return { entry, url: `__GHOST_URL__/${entry.split("/").map(encodeURIComponent).join("/")}` };
};

/** Of Ghost's schema; its importer rejects the entire file for one character more. */
const maxLengths = { title: 255, slug: 185, excerpt: 300, metaTitle: 300, metaDescription: 500, alt: 191, name: 191 };

const short = (text: string | null | undefined, field: keyof typeof maxLengths): string | null =>
  text ? truncate(text, maxLengths[field] - 1) : null;

/** Numbers names from 1. */
function numberNames() {
  const numbers = new Map<string, number>();
  return {
    numbers,
    of: (name: string): number => {
      const number = numbers.get(name) ?? numbers.size + 1;
      numbers.set(name, number);
      return number;
    },
  };
}

/** Streams Ghost's JSON. An episode is a post with a player and the tag "Podcast". */
export async function* writeGhost(items: AsyncIterable<Exported>, now: Date): AsyncGenerator<string> {
  const [tags, users] = [numberNames(), numberNames()];
  const [postsTags, postsAuthors, postsMeta]: [object[], object[], object[]] = [[], [], []];
  const exportedOn = JSON.stringify({ exported_on: now.getTime(), version: "5.80.0" });
  yield `{"db":[{"meta":${exportedOn},"data":{"posts":[`;
  let separator = "";
  for await (const { id: number, item, facts } of items) {
    const id = hexId(item.kind === "article" ? "a" : "e", number);
    const isArticle = item.kind !== "episode";
    const player = !isArticle && item.enclosure ? `<audio controls src="${item.enclosure.url}"></audio>` : "";
    const names = isArticle ? item.tags : ["Podcast"];
    for (const [sort_order, name] of names.entries())
      postsTags.push({ post_id: id, tag_id: hexId("d", tags.of(name)), sort_order });
    for (const [sort_order, name] of (isArticle ? item.authors : []).entries())
      postsAuthors.push({ post_id: id, author_id: hexId("c", users.of(name)), sort_order });
    postsMeta.push({
      id: hexId("b", postsMeta.length + 1),
      post_id: id,
      meta_title: isArticle ? short(item.metaTitle, "metaTitle") : null,
      meta_description: isArticle ? short(item.metaDescription, "metaDescription") : null,
      feature_image_alt: short(item.picture?.alt, "alt"),
    });
    const post = {
      id,
      title: short(item.title, "title") ?? "(Untitled)",
      slug: isArticle ? item.slug.slice(0, maxLengths.slug) : `episode-${number}`,
      type: "post",
      html: player + item.html,
      feature_image: item.picture?.url ?? null,
      status: item.state,
      visibility: "public",
      created_at: item.publishedAt ?? now.toISOString(),
      published_at: item.publishedAt,
      custom_excerpt: isArticle ? short(item.excerpt, "excerpt") : null,
      canonical_url: isArticle ? item.canonicalUrl : null,
      codeinjection_head: ownFactsScript(facts),
    };
    yield separator + JSON.stringify(post);
    separator = ",\n";
  }
  const withIds = (first: "c" | "d", { numbers }: ReturnType<typeof numberNames>) =>
    [...numbers].map(([name, number]) => ({
      id: hexId(first, number),
      name: short(name, "name"),
      slug: slugOf(name).slice(0, maxLengths.slug) || String(number),
    }));
  const tables = {
    posts_meta: postsMeta,
    tags: withIds("d", tags),
    users: withIds("c", users),
    posts_tags: postsTags,
    posts_authors: postsAuthors,
  };
  yield `],${JSON.stringify(tables).slice(1, -1)}}}]}\n`;
}
