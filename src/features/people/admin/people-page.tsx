import { createFileRoute } from "@tanstack/react-router";
import { type Column, DayCell } from "../../../admin/list/column-head.tsx";
import { ListPage, NewLink, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { exportPeople, fetchPeople } from "../people.admin.functions.ts";
import { type ListedPerson, type PersonKind, personRoles } from "../person.ts";

export const Route = createFileRoute("/admin/people")({
  validateSearch: listParameters<"kind">,
  component: PeoplePage,
});

const filterNames = ["kind"] as const;

const kindOptions: readonly { value: PersonKind; label: string }[] = [
  { value: "lead", label: "With a lead" },
  { value: "subscriber", label: "With a subscription" },
  { value: "booking", label: "With a booking" },
  { value: "guest", label: "Podcast guests" },
];

const columns: readonly Column<ListedPerson>[] = [
  {
    key: "name",
    label: "Person",
    cell: ({ id, name, email }) => (
      <RecordLink kind="person" id={id} note={name ? email : null}>
        {name ?? email}
      </RecordLink>
    ),
  },
  { key: "organisation", label: "Organisation", cell: ({ organisation }) => organisation ?? "–" },
  { key: "roles", label: "Roles", isUnsorted: true, cell: (person) => <PersonRoles person={person} /> },
  { key: "first", label: "Created", wide: true, cell: ({ firstAt }) => <DayCell iso={firstAt} /> },
  { key: "date", label: "Last activity", cell: ({ lastAt }) => <DayCell iso={lastAt} /> },
];

function PersonRoles({ person }: { person: ListedPerson }) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1">
      {personRoles(person).map((role) => (
        <li
          key={role}
          className="whitespace-nowrap rounded-pill border border-line-strong px-2 py-px text-sm leading-[1.45] max-tablet:border-0 max-tablet:p-0 max-tablet:text-xs"
        >
          {role}
        </li>
      ))}
    </ul>
  );
}

function PeoplePage() {
  const { list, request, table } = useList(["people", "list"], filterNames, fetchPeople);
  return (
    <ListPage
      {...table}
      title="People"
      note="One row for each email address, across leads, subscriptions, bookings and guests."
      actions={<NewLink kind="lead" />}
      columns={columns}
      rows={list?.people}
      rowName={({ name, email }) => name ?? email}
      filters={[{ name: "kind", all: "Everyone", options: kindOptions }]}
      // Decoding drops the byte order mark by which spreadsheets recognise UTF-8.
      exportCsv={async () => `\ufeff${await (await exportPeople({ data: request })).text()}`}
      empty={{
        title: "No one yet",
        text: "Anyone who writes, subscribes, books a time or registers as a guest appears here.",
        link: { to: "/contact", label: "Open the contact form" },
      }}
    />
  );
}
