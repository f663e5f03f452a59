import { StatusChip } from "../../../admin/status-chip.tsx";
import { type BookingStatus, bookingStatusLabel } from "../booking-record.ts";

export function BookingChip({ status, isOver, noShow }: BookingStatus) {
  const tone = status === "cancelled" || noShow || isOver ? "open" : "done";
  return <StatusChip tone={tone}>{bookingStatusLabel({ status, isOver, noShow })}</StatusChip>;
}

export const rejections = {
  taken: "Someone has just taken this time. Choose another one.",
  "not-offered": "This time is no longer offered. Choose another one.",
  gone: "The booking has since been cancelled.",
  "too-many": "This time is no longer offered. Choose another one.",
} as const;
