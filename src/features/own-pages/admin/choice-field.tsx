import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { industryName } from "../../../facts/industries.ts";
import { useSite } from "../../../facts/use-site.ts";
import { type Option, SelectField } from "../../../ui/select-field.tsx";
import { isForGuests } from "../../bookings/booking.ts";
import { fetchBookingSettings } from "../../bookings/bookings.admin.functions.ts";
import { roiIndustries } from "../../roi/roi-industry.ts";
import type { ChoiceName } from "../section-kinds.ts";

type ChoiceFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** The first option is the empty value of a new section. */
export function ChoiceField({ from, label, value, onChange }: ChoiceFieldProps & { from: ChoiceName }) {
  const site = useSite();
  // Not the caller's id, because the field has its own.
  const field = { label, value, onChange };
  if (from === "event-type") return <EventTypeField {...field} />;
  const options: Record<typeof from, readonly Option[]> = {
    form: [
      { value: "", label: "Contact" },
      { value: "newsletter", label: `Newsletter (${site.facts.newsletterName})` },
    ],
    industry: [
      { value: "", label: "The visitor chooses" },
      ...roiIndustries.map((value) => ({ value, label: industryName(site, value) })),
    ],
  };
  return <SelectField {...field} options={options[from]} />;
}

/** Warns if visitors can't book the choice. */
function EventTypeField({ value, ...field }: ChoiceFieldProps) {
  const { data, error } = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  const types = data?.types.filter(({ key }) => !isForGuests(key)) ?? [];
  const selected = types.find(({ key }) => key === value);
  const offered = types.filter(({ active, key }) => active || key === value);
  const isUnavailable = data !== undefined && value !== "" && !selected?.active;
  return (
    <SelectField
      {...field}
      value={value}
      options={[
        { value: "", label: "Choose a conversation" },
        ...offered.map(({ key, title }) => ({ value: key, label: title })),
        ...(value && !selected ? [{ value, label: value }] : []),
      ]}
      {...(!value && { help: "Visitors see this section once a conversation is chosen." })}
      error={
        isUnavailable
          ? "This can’t be booked at the moment, so visitors don’t see this section."
          : error && !data
            ? "The conversations could not be loaded. Reload this page to choose one."
            : undefined
      }
    />
  );
}
