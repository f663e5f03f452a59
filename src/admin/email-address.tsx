/** An email address that breaks after its "@" where it is too long for a line; any other text as it is. */
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
