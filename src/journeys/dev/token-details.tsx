import '@/styles/summary-list.scss';
import { identityTokenClaims } from '@/session/identity-token';

/** For whom a token was issued, and until when. */
export function TokenDetails({ token }: { token: string }) {
  const { aud = '(none)', exp } = identityTokenClaims(token);
  return (
    <dl className="nhsuk-summary-list">
      {[
        ['aud', aud],
        ['exp', exp === undefined ? '(none)' : `${exp} (${new Date(exp * 1000).toISOString()})`],
      ].map(([name, value]) => (
        <div className="nhsuk-summary-list__row" key={name}>
          <dt className="nhsuk-summary-list__key">{name}</dt>
          <dd className="nhsuk-summary-list__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
