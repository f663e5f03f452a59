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

/** Icons of reasons and benefits, by their keys. */
export const industryIcons = {
  answersCannot: Clock,
  betterEfficiency: Gauge,
  circulars: Scale,
  clientsExpect: Phone,
  evidenceProject: FileCheck,
  fasterTraining: GraduationCap,
  handsFree: Mic,
  oneYard: Languages,
  peaksStaffed: UserPlus,
  precedent: Users,
  preserveTechnical: Factory,
  rulesChange: MapPinned,
  staffTurnover: Users,
  versionRisk: ShieldCheck,
  wrongDocument: FileWarning,
} satisfies Record<string, Icon>;

export type IndustryReason = keyof typeof industryIcons;
