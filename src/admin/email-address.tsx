/** Allows a line break after the "@"; other text is unchanged. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
