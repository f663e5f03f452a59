import { BookOpen, FileText, Mail, Mic } from "lucide-react";
import type { SourceKind } from "../archive/passage.ts";

const icons = { article: FileText, episode: Mic, issue: Mail, ebook: BookOpen };

/** The sign of a kind of source; its words stand beside it. */
export function KindIcon({ kind }: { kind: SourceKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
}
