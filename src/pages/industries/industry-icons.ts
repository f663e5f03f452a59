import type { LucideIcon as Icon } from "lucide-react";
import {
  Clock,
  Factory,
  FileCheck,
  FileWarning,
  Gauge,
  GraduationCap,
  Languages,
  MapPinned,
  Mic,
  Phone,
  Scale,
  ShieldCheck,
  UserPlus,
  Users,
} from "lucide-react";

export type IndustryIcon =
  | "border"
  | "clock"
  | "efficiency"
  | "evidence"
  | "knowledge"
  | "languages"
  | "newcomers"
  | "papers"
  | "people"
  | "regulation"
  | "telephone"
  | "training"
  | "version"
  | "voice";

export const industryIcons: Record<IndustryIcon, Icon> = {
  border: MapPinned,
  clock: Clock,
  efficiency: Gauge,
  evidence: FileCheck,
  knowledge: Factory,
  languages: Languages,
  newcomers: UserPlus,
  papers: FileWarning,
  people: Users,
  regulation: Scale,
  telephone: Phone,
  training: GraduationCap,
  version: ShieldCheck,
  voice: Mic,
};
