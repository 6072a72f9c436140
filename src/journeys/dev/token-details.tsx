import '@/content/summary-list.scss';
import { claimsOf } from '@/session/identity-token';

/** The audience and the expiry of a token. */
export function TokenDetails({ token }: { token: string }) {
  const { aud, exp } = claimsOf(token);
  const audience = [aud]
    .flat()
    .filter((name) => typeof name === 'string')
    .join(', ');
  return (
    <dl className="nhsuk-summary-list">
      {[
        ['aud', audience || '(none)'],
        ['exp', typeof exp === 'number' ? `${exp} (${new Date(exp * 1000).toUTCString()})` : '(none)'],
      ].map(([name, value]) => (
        <div className="nhsuk-summary-list__row" key={name}>
          <dt className="nhsuk-summary-list__key">{name}</dt>
          <dd className="nhsuk-summary-list__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
