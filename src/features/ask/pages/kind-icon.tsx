import { BookOpen, FileText, Mail, Mic } from "lucide-react";
import type { SourceKind } from "../archive/passage.ts";

const icons = { article: FileText, episode: Mic, issue: Mail, ebook: BookOpen };

export function KindIcon({ kind }: { kind: SourceKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
}
