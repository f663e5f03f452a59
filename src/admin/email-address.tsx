/** Allows a line break after the "@"; other text is unchanged. */
export function EmailAddress({ email, className }: { email: string; className?: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <span className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
