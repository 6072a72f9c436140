/** The masked addresses of the accounts that a person has, when the server tells them. */
export function LinkedAccounts({ emails }: { emails: readonly string[] }) {
  if (emails.length === 0) return <p>There is already an account linked to your NHS record.</p>;
  return (
    <>
      <p>
        {emails.length > 1 ? 'These accounts are already linked to your NHS record:' : 'This account is already linked to your NHS record:'}
      </p>
      <ul className="nhsuk-list nhsuk-list--bullet">
        {emails.map((email, index) => (
          // Two addresses may look the same once they are masked.
          <li key={`${index} ${email}`} className="nhsuk-u-text-break-word">
            {email}
          </li>
        ))}
      </ul>
    </>
  );
}
