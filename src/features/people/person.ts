export type PersonRole = {
  kind: "lead" | "subscriber" | "booking" | "guest";
  id: number;
  title: string;
  state: string;
  at: string;
};

export type PersonEvent = {
  key: string;
  at: string;
  from: "person" | "owner";
  title: string;
  note: string;
  text: string;
};

/** A person's leads, subscriptions, bookings and guest records by email address, newest first. */
export type PersonView = {
  id: number | null;
  roles: PersonRole[];
  events: PersonEvent[];
};
