import '@/content/summary-list.scss';
import * as z from 'zod/mini';
import { config } from '@/config';
import { both, type FormErrors } from '@/forms/error-copy';
import type { Rule } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { TextField } from '@/forms/text-field';
import { goTo, invalid } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { addresses, paths } from '@/paths';
import { writeCookie } from '@/session/cookies';
import { claimsOf, identityToken } from '@/session/identity-token';
import { cookieNames } from '@/session/read-cookie';
import { authorizationCookie } from '@/session/session';
import { openSignIn, signIn } from '@/session/sign-in';

type CookiesCode = keyof typeof cookiesFormErrors;

const session = z.looseObject({ session_id: z.string().check(z.regex(/^[!-~]+$/)) });

function holdsSession(text: string): boolean {
  try {
    return session.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const authorization: Rule<string, CookiesCode> = z.string().check(z.refine(holdsSession, 'AUTHORIZATION_INVALID' satisfies CookiesCode));

export const cookiesForm = z.object({
  authorization,
  token: z.string(),
});

export const cookiesFormErrors = {
  AUTHORIZATION_INVALID: both('Enter a JSON object with a session_id'),
  AUTHORIZATION_NOT_STORED: both('The browser did not store this cookie, or another cookie of this name remains'),
} satisfies FormErrors;

/** Writes the two cookies as the auth API would, and mounts the page again. */
const setCookies: Step<{ authorization: string; token: string }, 'AUTHORIZATION_NOT_STORED'> =
  ({ authorization, token }) =>
  async () => {
    if (!writeCookie(cookieNames.authorization, authorization)) return invalid('authorization', 'AUTHORIZATION_NOT_STORED');
    openSignIn();
    if (token) signIn(token);
    return goTo(paths.setCookie);
  };

function TokenDetails({ token }: { token: string }) {
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

/** For developers: starts a session without a client service (spec 2, section 2). Not in a production build. */
export default function SetCookie() {
  const token = identityToken() ?? '';
  const returnUri = new URLSearchParams({ 'return-uri': window.location.origin + paths.enterEmail });
  return (
    <Page title="Set cookies">
      <StepForm
        schema={cookiesForm}
        errors={cookiesFormErrors}
        defaultValues={{ authorization: JSON.stringify(authorizationCookie()), token }}
        step={setCookies}
        submitLabel="Set cookies"
      >
        <TextField name="authorization" label="nhs-authorization-cookie" hint="A JSON object with a session_id" spellCheck={false} />
        <TextField name="token" label="id_token" spellCheck={false} />
      </StepForm>
      <h2>Token</h2>
      <TokenDetails token={token} />
      <p>
        <a href={`${config.authApiUrl}/auth-init?${returnUri}`}>Begin a session at the auth API</a>
      </p>
      <h2>Routes</h2>
      <ul>
        {[...addresses].map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
