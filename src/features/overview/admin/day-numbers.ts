/** What the home screen counts each day. */
export const dayNumbers = [
  { name: "views", title: "Page views", label: "Pages" },
  { name: "leads", title: "Leads", label: "Leads" },
  { name: "subscribers", title: "New subscribers", label: "Subscribers" },
] as const;
