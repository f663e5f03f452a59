// Made by `npm run icons` from the names that src imports; do not edit.
import { makeIcon } from "./icon-maker.ts";

export const Anchor = /* @__PURE__ */ makeIcon("M12 6v16m7-9l2-1a9 9 0 0 1-18 0l2 1m4-2h6", ["circle", { cx: "12", cy: "4", r: "2" }]);
export const AppWindow = /* @__PURE__ */ makeIcon(["rect", { width: "20", height: "16", x: "2", y: "4", rx: "2" }], "M10 4v4M2 8h20M6 4v4");
export const ArrowDown = /* @__PURE__ */ makeIcon("M12 5v14m7-7l-7 7l-7-7");
export const ArrowLeft = /* @__PURE__ */ makeIcon("m12 19l-7-7l7-7m7 7H5");
export const ArrowRight = /* @__PURE__ */ makeIcon("M5 12h14m-7-7l7 7l-7 7");
export const ArrowUp = /* @__PURE__ */ makeIcon("m5 12l7-7l7 7m-7 7V5");
export const ArrowUpRight = /* @__PURE__ */ makeIcon("M7 7h10v10M7 17L17 7");
export const AudioLines = /* @__PURE__ */ makeIcon("M2 10v3m4-7v11m4-14v18m4-13v7m4-10v13m4-8v3");
export const Bold = /* @__PURE__ */ makeIcon("M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8");
export const BookMarked = /* @__PURE__ */ makeIcon("M10 2v8l3-3l3 3V2", "M4 19.5v-15A2.5 2.5 0 0 1 6.5 2H19a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6.5a1 1 0 0 1 0-5H20");
export const BookOpen = /* @__PURE__ */ makeIcon("M12 5v16m8.001-2A2 2 0 0 0 22 17V5a2 2 0 0 0-1.999-2L16 3.002A5 5 0 0 0 12 5a5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 1.999 2H8a5 5 0 0 1 4 2a5 5 0 0 1 4-2z");
export const BookOpenText = /* @__PURE__ */ makeIcon("M12 5v16m4-8h2m-2-4h2m2.001 10A2 2 0 0 0 22 17V5a2 2 0 0 0-1.999-2L16 3.002A5 5 0 0 0 12 5a5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 1.999 2H8a5 5 0 0 1 4 2a5 5 0 0 1 4-2zM6 13h2M6 9h2");
export const BookX = /* @__PURE__ */ makeIcon("m14.5 7.5l-5 5m-5.5 7v-15A2.5 2.5 0 0 1 6.5 2H19a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6.5a1 1 0 0 1 0-5H20M9.5 7.5l5 5");
export const CalendarCheck = /* @__PURE__ */ makeIcon("M8 2v3m8-3v3", ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }], "M3 9h18M9 15l2 2l4-4");
export const CalendarDays = /* @__PURE__ */ makeIcon("M8 2v3m8-3v3", ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }], "M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01");
export const CalendarPlus = /* @__PURE__ */ makeIcon("M16 18h6M16 2v3m3 10v6m2-9.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.3M3 9h18M8 2v3");
export const ChartNoAxesColumn = /* @__PURE__ */ makeIcon("M5 21v-6m7 6V3m7 18V9");
export const Check = /* @__PURE__ */ makeIcon("M20 6L9 17l-5-5");
export const ChevronDown = /* @__PURE__ */ makeIcon("m6 9l6 6l6-6");
export const ChevronLeft = /* @__PURE__ */ makeIcon("m15 18l-6-6l6-6");
export const ChevronRight = /* @__PURE__ */ makeIcon("m9 18l6-6l-6-6");
export const ChevronsUpDown = /* @__PURE__ */ makeIcon("m7 15l5 5l5-5M7 9l5-5l5 5");
export const CircleAlert = /* @__PURE__ */ makeIcon(["circle", { cx: "12", cy: "12", r: "10" }], "M12 8v4m0 4h.01");
export const CircleCheck = /* @__PURE__ */ makeIcon(["circle", { cx: "12", cy: "12", r: "10" }], "m16 9l-5.5 5.5L8 12");
export const CircleDashed = /* @__PURE__ */ makeIcon("M10.1 2.182a10 10 0 0 1 3.8 0m0 19.636a10 10 0 0 1-3.8 0m7.509-18.097a10 10 0 0 1 2.69 2.7M2.182 13.9a10 10 0 0 1 0-3.8m18.097 7.509a10 10 0 0 1-2.7 2.69M21.818 10.1a10 10 0 0 1 0 3.8M3.721 6.391a10 10 0 0 1 2.7-2.69m-.03 16.578a10 10 0 0 1-2.69-2.7");
export const Clock = /* @__PURE__ */ makeIcon(["circle", { cx: "12", cy: "12", r: "10" }], "M12 6v6l4 2");
export const CloudOff = /* @__PURE__ */ makeIcon("M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057m-2.926 2.753A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20");
export const Code = /* @__PURE__ */ makeIcon("m16 18l6-6l-6-6M8 6l-6 6l6 6");
export const Coins = /* @__PURE__ */ makeIcon("M13.744 17.736a6 6 0 1 1-7.48-7.48M15 6h1v4", "m6.134 14.768l.866-.5l2 3.464", ["circle", { cx: "16", cy: "8", r: "6" }]);
export const Compass = /* @__PURE__ */ makeIcon(["circle", { cx: "12", cy: "12", r: "10" }], "m16.24 7.76l-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z");
export const Copy = /* @__PURE__ */ makeIcon(["rect", { width: "14", height: "14", x: "8", y: "8", rx: "2", ry: "2" }], "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2");
export const Cpu = /* @__PURE__ */ makeIcon("M12 20v2m0-20v2m5 16v2m0-20v2M2 12h2m-2 5h2M2 7h2m16 5h2m-2 5h2M20 7h2M7 20v2M7 2v2", ["rect", { width: "16", height: "16", x: "4", y: "4", rx: "2" }], ["rect", { width: "8", height: "8", x: "8", y: "8", rx: "1" }]);
export const Crosshair = /* @__PURE__ */ makeIcon(["circle", { cx: "12", cy: "12", r: "10" }], "M22 12h-4M6 12H2m10-6V2m0 20v-4");
export const Download = /* @__PURE__ */ makeIcon("M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4", "m7 10l5 5l5-5");
export const ExternalLink = /* @__PURE__ */ makeIcon("M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6");
export const Eye = /* @__PURE__ */ makeIcon("M2.062 12.348a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 19.876 0a1 1 0 0 1 0 .696a10.75 10.75 0 0 1-19.876 0", ["circle", { cx: "12", cy: "12", r: "3" }]);
export const EyeOff = /* @__PURE__ */ makeIcon("M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575a1 1 0 0 1 0 .696a10.8 10.8 0 0 1-1.444 2.49m-6.41-.679a3 3 0 0 1-4.242-4.242", "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 4.446-5.143M2 2l20 20");
export const Factory = /* @__PURE__ */ makeIcon("M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zm5-3h.01");
export const FileCheck = /* @__PURE__ */ makeIcon("M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z", "M14 2v5a1 1 0 0 0 1 1h5M9 15l2 2l4-4");
export const FilePenLine = /* @__PURE__ */ makeIcon("M14.364 13.634a2 2 0 0 0-.506.854l-.837 2.87a.5.5 0 0 0 .62.62l2.87-.837a2 2 0 0 0 .854-.506l4.013-4.009a1 1 0 0 0-3.004-3.004zm.123-5.776A1 1 0 0 1 14 7V2", "M20 19.645V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l2.516 2.516M8 18h1");
export const FileText = /* @__PURE__ */ makeIcon("M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z", "M14 2v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8");
export const FileWarning = /* @__PURE__ */ makeIcon("M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Zm-3 7v4m0 4h.01");
export const Flag = /* @__PURE__ */ makeIcon("M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528");
export const Footprints = /* @__PURE__ */ makeIcon("M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16a2 2 0 1 1-4 0m16 4v-2.38c0-2.12 1.03-3.12 1-5.62c-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0m-4-3h4M4 13h4");
export const Gauge = /* @__PURE__ */ makeIcon("m12 14l4-4M3.34 19a10 10 0 1 1 17.32 0");
export const GraduationCap = /* @__PURE__ */ makeIcon("M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6", "M6 12.5V16a6 3 0 0 0 12 0v-3.5");
export const Handshake = /* @__PURE__ */ makeIcon("m11 17l2 2a1 1 0 1 0 3-3", "m14 14l2.5 2.5a1 1 0 1 0 3-3l-3.88-3.88a3 3 0 0 0-4.24 0l-.88.88a1 1 0 1 1-3-3l2.81-2.81a5.79 5.79 0 0 1 7.06-.87l.47.28a2 2 0 0 0 1.42.25L21 4", "m21 3l1 11h-2M3 3L2 14l6.5 6.5a1 1 0 1 0 3-3M3 4h8");
export const Heading2 = /* @__PURE__ */ makeIcon("M4 12h8m-8 6V6m8 12V6m9 12h-4c0-4 4-3 4-6c0-1.5-2-2.5-4-1");
export const Heading3 = /* @__PURE__ */ makeIcon("M4 12h8m-8 6V6m8 12V6m5.5 4.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2m-2 3.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2");
export const Heading4 = /* @__PURE__ */ makeIcon("M12 18V6m5 4v3a1 1 0 0 0 1 1h3m0-4v8M4 12h8m-8 6V6");
export const Headphones = /* @__PURE__ */ makeIcon("M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3");
export const History = /* @__PURE__ */ makeIcon("M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8", "M3 3v5h5m4-1v5l4 2");
export const House = /* @__PURE__ */ makeIcon("M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8", "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z");
export const Image = /* @__PURE__ */ makeIcon(["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2", ry: "2" }], ["circle", { cx: "9", cy: "9", r: "2" }], "m21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21");
export const ImagePlus = /* @__PURE__ */ makeIcon("M16 5h6m-3-3v6m2 3.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5", "m21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21", ["circle", { cx: "9", cy: "9", r: "2" }]);
export const Inbox = /* @__PURE__ */ makeIcon("M22 12h-6l-2 3h-4l-2-3H2", "M5.45 5.11L2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11");
export const Info = /* @__PURE__ */ makeIcon(["circle", { cx: "12", cy: "12", r: "10" }], "M12 16v-4m0-4h.01");
export const Italic = /* @__PURE__ */ makeIcon("M19 4h-9m4 16H5M15 4L9 20");
export const KeyRound = /* @__PURE__ */ makeIcon("M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z", ["circle", { cx: "16.5", cy: "7.5", r: ".5", fill: "currentColor" }]);
export const Keyboard = /* @__PURE__ */ makeIcon("M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10m-9-4h.01", ["rect", { width: "20", height: "16", x: "2", y: "4", rx: "2" }]);
export const Languages = /* @__PURE__ */ makeIcon("m5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6");
export const LayoutDashboard = /* @__PURE__ */ makeIcon(["rect", { width: "7", height: "9", x: "3", y: "3", rx: "1" }], ["rect", { width: "7", height: "5", x: "14", y: "3", rx: "1" }], ["rect", { width: "7", height: "9", x: "14", y: "12", rx: "1" }], ["rect", { width: "7", height: "5", x: "3", y: "16", rx: "1" }]);
export const Link2 = /* @__PURE__ */ makeIcon("M9 17H7A5 5 0 0 1 7 7h2m6 0h2a5 5 0 1 1 0 10h-2m-7-5h8");
export const List = /* @__PURE__ */ makeIcon("M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13");
export const ListOrdered = /* @__PURE__ */ makeIcon("M11 5h10m-10 7h10m-10 7h10M4 4h1v5M4 9h2m.5 11H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02");
export const Lock = /* @__PURE__ */ makeIcon(["rect", { width: "18", height: "11", x: "3", y: "11", rx: "2", ry: "2" }], "M7 11V7a5 5 0 0 1 10 0v4");
export const LogOut = /* @__PURE__ */ makeIcon("m16 17l5-5l-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4");
export const Mail = /* @__PURE__ */ makeIcon("m22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7", ["rect", { width: "20", height: "16", x: "2", y: "4", rx: "2" }]);
export const Mails = /* @__PURE__ */ makeIcon("M17 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 1-1.732M22 5.5l-6.419 4.179a2 2 0 0 1-2.162 0L7 5.5", ["rect", { width: "15", height: "12", x: "7", y: "3", rx: "2" }]);
export const MapPin = /* @__PURE__ */ makeIcon("M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0", ["circle", { cx: "12", cy: "10", r: "3" }]);
export const MapPinned = /* @__PURE__ */ makeIcon("M18 8c0 3.613-3.869 7.429-5.393 8.795a1 1 0 0 1-1.214 0C9.87 15.429 6 11.613 6 8a6 6 0 0 1 12 0", "M4.474 15h-.197a1 1 0 0 0-.969.753l-1.097 4.35a1.5 1.5 0 0 0 1.444 1.898L20.344 22a1.5 1.5 0 0 0 1.446-1.897l-1.098-4.35a1 1 0 0 0-.969-.753h-.197", ["circle", { cx: "12", cy: "8", r: "2" }]);
export const Menu = /* @__PURE__ */ makeIcon("M4 5h16M4 12h16M4 19h16");
export const MessageCircleQuestionMark = /* @__PURE__ */ makeIcon("M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092a10 10 0 1 0-4.777-4.719", "M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3m.08 4h.01");
export const Mic = /* @__PURE__ */ makeIcon("M12 19v3m7-12v2a7 7 0 0 1-14 0v-2", ["rect", { width: "6", height: "13", x: "9", y: "2", rx: "3" }]);
export const Minimize2 = /* @__PURE__ */ makeIcon("m14 10l7-7m-1 7h-6V4M3 21l7-7m-6 0h6v6");
export const Minus = /* @__PURE__ */ makeIcon("M5 12h14");
export const Monitor = /* @__PURE__ */ makeIcon(["rect", { width: "20", height: "14", x: "2", y: "3", rx: "2" }], "M8 21h8m-4-4v4");
export const Music = /* @__PURE__ */ makeIcon("M9 18V5l12-2v13", ["circle", { cx: "6", cy: "18", r: "3" }], ["circle", { cx: "18", cy: "16", r: "3" }]);
export const NotebookPen = /* @__PURE__ */ makeIcon("M13.4 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7.4M2 6h4m-4 4h4m-4 4h4m-4 4h4", "M21.378 5.626a1 1 0 1 0-3.004-3.004l-5.01 5.012a2 2 0 0 0-.506.854l-.837 2.87a.5.5 0 0 0 .62.62l2.87-.837a2 2 0 0 0 .854-.506z");
export const Pause = /* @__PURE__ */ makeIcon(["rect", { width: "5", height: "18", x: "14", y: "3", rx: "1" }], ["rect", { width: "5", height: "18", x: "5", y: "3", rx: "1" }]);
export const Phone = /* @__PURE__ */ makeIcon("M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384");
export const Play = /* @__PURE__ */ makeIcon("M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z");
export const Plug = /* @__PURE__ */ makeIcon("M12 22v-5m3-9V2m2 6a1 1 0 0 1 1 1v4a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1zM9 8V2");
export const Plus = /* @__PURE__ */ makeIcon("M5 12h14m-7-7v14");
export const Printer = /* @__PURE__ */ makeIcon("M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6", ["rect", { width: "12", height: "8", x: "6", y: "14", rx: "1" }]);
export const Quote = /* @__PURE__ */ makeIcon("M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2a1 1 0 0 1 1 1v1a2 2 0 0 1-2 2a1 1 0 0 0-1 1v2a1 1 0 0 0 1 1a6 6 0 0 0 6-6V5a2 2 0 0 0-2-2zM5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2a1 1 0 0 1 1 1v1a2 2 0 0 1-2 2a1 1 0 0 0-1 1v2a1 1 0 0 0 1 1a6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z");
export const ReceiptEuro = /* @__PURE__ */ makeIcon("M15.828 14.829a4 4 0 0 1-5.656 0a4 4 0 0 1 0-5.657a4 4 0 0 1 5.656 0", "M4 3a1 1 0 0 1 1-1a1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1a1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2a1 1 0 0 1-1-1zm4 9h5");
export const Redo2 = /* @__PURE__ */ makeIcon("m15 14l5-5l-5-5", "M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13");
export const Reply = /* @__PURE__ */ makeIcon("M20 18v-2a4 4 0 0 0-4-4H4", "m9 17l-5-5l5-5");
export const RotateCcw = /* @__PURE__ */ makeIcon("M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8", "M3 3v5h5");
export const RotateCw = /* @__PURE__ */ makeIcon("M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8", "M21 3v5h-5");
export const Save = /* @__PURE__ */ makeIcon("M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z", "M17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7M7 3v4a1 1 0 0 0 1 1h7");
export const Scale = /* @__PURE__ */ makeIcon("M12 3v18m7-13l3 8a5 5 0 0 1-6 0zV7", "M3 7h1a17 17 0 0 0 8-2a17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7m2 14h10");
export const ScrollText = /* @__PURE__ */ makeIcon("M15 12h-5m5-4h-5m9 9V5a2 2 0 0 0-2-2H4", "M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3");
export const Search = /* @__PURE__ */ makeIcon("m21 21l-4.34-4.34", ["circle", { cx: "11", cy: "11", r: "8" }]);
export const Send = /* @__PURE__ */ makeIcon("M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zm7.318-19.539l-10.94 10.939");
export const Share2 = /* @__PURE__ */ makeIcon(["circle", { cx: "18", cy: "5", r: "3" }], ["circle", { cx: "6", cy: "12", r: "3" }], ["circle", { cx: "18", cy: "19", r: "3" }], "m8.59 13.51l6.83 3.98m-.01-10.98l-6.82 3.98");
export const ShieldCheck = /* @__PURE__ */ makeIcon("M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z", "m9 12l2 2l4-4");
export const Signature = /* @__PURE__ */ makeIcon("m21 17l-2.156-1.868A.5.5 0 0 0 18 15.5v.5a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1c0-2.545-3.991-3.97-8.5-4a1 1 0 0 0 0 5c4.153 0 4.745-11.295 5.708-13.5a2.5 2.5 0 1 1 3.31 3.284M3 21h18");
export const SlidersHorizontal = /* @__PURE__ */ makeIcon("M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3");
export const Square = /* @__PURE__ */ makeIcon(["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }]);
export const SquareCode = /* @__PURE__ */ makeIcon("m10 9l-3 3l3 3m4 0l3-3l-3-3", ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }]);
export const SunMedium = /* @__PURE__ */ makeIcon(["circle", { cx: "12", cy: "12", r: "4" }], "M12 3v1m0 16v1m-9-9h1m16 0h1m-2.636-6.364l-.707.707M6.343 17.657l-.707.707m0-12.728l.707.707m11.314 11.314l.707.707");
export const Table2 = /* @__PURE__ */ makeIcon("M3 9h18M9 3v18", ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }]);
export const Timer = /* @__PURE__ */ makeIcon("M10 2h4m-2 12l3-3", ["circle", { cx: "12", cy: "14", r: "8" }]);
export const Trash2 = /* @__PURE__ */ makeIcon("M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2");
export const TriangleAlert = /* @__PURE__ */ makeIcon("m21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01");
export const Undo2 = /* @__PURE__ */ makeIcon("M9 14L4 9l5-5", "M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11");
export const Upload = /* @__PURE__ */ makeIcon("M12 3v12m5-7l-5-5l-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4");
export const UserPlus = /* @__PURE__ */ makeIcon("M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2", ["circle", { cx: "9", cy: "7", r: "4" }], "M19 8v6m3-3h-6");
export const UserRoundPlus = /* @__PURE__ */ makeIcon("M2 21a8 8 0 0 1 13.292-6", ["circle", { cx: "10", cy: "8", r: "5" }], "M19 16v6m3-3h-6");
export const Users = /* @__PURE__ */ makeIcon("M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87", ["circle", { cx: "9", cy: "7", r: "4" }]);
export const UsersRound = /* @__PURE__ */ makeIcon("M18 21a8 8 0 0 0-16 0", ["circle", { cx: "10", cy: "8", r: "5" }], "M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3");
export const Video = /* @__PURE__ */ makeIcon("m16 13l5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5", ["rect", { width: "14", height: "12", x: "2", y: "6", rx: "2" }]);
export const Volume2 = /* @__PURE__ */ makeIcon("M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298zM16 9a5 5 0 0 1 0 6m3.364 3.364a9 9 0 0 0 0-12.728");
export const VolumeX = /* @__PURE__ */ makeIcon("M11 4.702a.7.7 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.7.7 0 0 0 11 19.298zm5.5 9.798l5-5m-5 0l5 5");
export const Wifi = /* @__PURE__ */ makeIcon("M12 20h.01M2 8.82a15 15 0 0 1 20 0M5 12.859a10 10 0 0 1 14 0m-10.5 3.57a5 5 0 0 1 7 0");
export const X = /* @__PURE__ */ makeIcon("M18 6L6 18M6 6l12 12");

/*
The drawings are those of Lucide:

ISC License

Copyright (c) 2026 Lucide Icons and Contributors

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES
WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.

---

The following Lucide icons are derived from the Feather project:

airplay, alert-circle, alert-octagon, alert-triangle, aperture, arrow-down-circle, arrow-down-left, arrow-down-right, arrow-down, arrow-left-circle, arrow-left, arrow-right-circle, arrow-right, arrow-up-circle, arrow-up-left, arrow-up-right, arrow-up, at-sign, calendar, cast, check, chevron-down, chevron-left, chevron-right, chevron-up, chevrons-down, chevrons-left, chevrons-right, chevrons-up, circle, clipboard, clock, code, columns, command, compass, corner-down-left, corner-down-right, corner-left-down, corner-left-up, corner-right-down, corner-right-up, corner-up-left, corner-up-right, crosshair, database, divide-circle, divide-square, dollar-sign, download, external-link, feather, frown, hash, headphones, help-circle, info, italic, key, layout, life-buoy, link-2, link, loader, lock, log-in, log-out, maximize, meh, minimize, minimize-2, minus-circle, minus-square, minus, monitor, moon, more-horizontal, more-vertical, move, music, navigation-2, navigation, octagon, pause-circle, percent, plus-circle, plus-square, plus, power, radio, rss, search, server, share, shopping-bag, sidebar, smartphone, smile, square, table-2, tablet, target, terminal, trash-2, trash, triangle, tv, type, upload, x-circle, x-octagon, x-square, x, zoom-in, zoom-out

The MIT License (MIT) (for the icons listed above)

Copyright (c) 2013-present Cole Bemis

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
