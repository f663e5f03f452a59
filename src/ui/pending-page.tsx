export function PendingPage() {
  return <p role="status">Loading</p>;
}
