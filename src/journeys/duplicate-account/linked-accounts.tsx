import { Verbatim } from '@/content/verbatim';

/** The masked email addresses of a user's accounts. Renders nothing if the server gave none. */
export function LinkedAccounts({ emails }: { emails: readonly string[] }) {
  if (emails.length === 0) return <p>There is already an account linked to your NHS record.</p>;
  return (
    <>
      <p>
        {emails.length > 1 ? 'These accounts are already linked to your NHS record:' : 'This account is already linked to your NHS record:'}
      </p>
      <ul className="nhsuk-list nhsuk-list--bullet">
        {emails.map((email, index) => (
          // Masked addresses may be equal, so the key needs the index.
          <li key={`${index} ${email}`}>
            <Verbatim>{email}</Verbatim>
          </li>
        ))}
      </ul>
    </>
  );
}
