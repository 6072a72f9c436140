import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered, passkeysChecked, securityCodeSent, signInEnded } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { withAuthenticator } from '../support/authenticator';
import { byId, expectPage, link } from '../support/page';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

interface Has {
  passkey: boolean;
  mobile: boolean;
  landline: boolean;
}
const combinations: Has[] = [true, false].flatMap((passkey) =>
  [true, false].flatMap((mobile) => [true, false].map((landline) => ({ passkey, mobile, landline }))),
);
const told = '$passkey, mobile: $mobile, landline: $landline';

const open = async (path: string, { passkey, mobile, landline }: Has, enabled = passkey) => {
  if (passkey) withAuthenticator();
  signInAs('passkey-and-both', { upTo: 'password' });
  const visited = await visit(path, {
    events: [
      emailEntered('passkey-and-both@example.com'),
      passkeysChecked({ passkeys_enabled: enabled, allow_credentials: [] }),
      securityCodeSent({ phone_number: mobile ? '•••0338' : null, landline_number: landline ? '•••0789' : null }),
    ],
  });
  const status = passkey ? 'supported' : 'unsupported';
  await expect.poll(() => visited.store.getState().passkey.status).toBe(status);
  return visited;
};
const named = (role: string, name: string) => screen.queryByRole(role, { name, hidden: true }) !== null;
const options = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
const passkeyButton = 'Log in with your passkey';

describe.each(sample(combinations, 2))(`with passkey: ${told}`, (has) => {
  const { passkey, mobile, landline } = has;

  it('shows the possible methods on the page for a code by text message', async () => {
    await open('/enter-mobile-code', has);
    expect(screen.getByText('I cannot log in using my mobile phone')).toBeVisible();
    expect({ passkey: named('button', passkeyButton), landline: named('link', 'Get a call to your landline') }).toEqual({
      passkey,
      landline,
    });
    expect(named('link', 'Change your mobile phone number')).toBe(true);
  });

  it.each(['/get-call-landline', '/enter-landline-code'])('shows the possible methods on %s', async (path) => {
    await open(path, has);
    const text = named('button', 'Send a security code to my mobile phone');
    expect({ passkey: named('button', passkeyButton), mobile: text }).toEqual({ passkey, mobile });
    expect(named('link', 'Change your landline number')).toBe(true);
  });

  it('shows the possible methods in order after an expired text message', async () => {
    await open('/mobile-code-expired', has);
    const others = [passkey && 'Log in with my passkey', landline && 'Call my landline to get a new security code'].filter(Boolean);
    expect(options()).toEqual(others.length ? ['Text me again with a new security code', ...others] : []);
    expect(named('button', 'Text me again with a new security code')).toBe(others.length === 0);
    expect(named('button', 'Continue')).toBe(others.length > 0);
  });

  it('shows the possible methods in order after an expired call', async () => {
    await open('/landline-code-expired', has);
    const others = [passkey && 'Log in with my passkey', mobile && 'Text me a new security code'].filter(Boolean);
    expect(options()).toEqual(others.length ? ['Call my landline again with a new security code', ...others] : []);
    if (others.length === 0) {
      expect(link('Call my landline again with a new security code')).toHaveAttribute('href', '/get-call-landline');
    }
  });

  it('shows the possible methods in order after a failed call', async () => {
    await open('/call-failed', has);
    expect(options()).toEqual(
      [
        'Try calling my landline again',
        passkey && 'Log in with my passkey',
        mobile && 'Send a security code to my mobile phone',
        'Change my landline number',
      ].filter(Boolean),
    );
  });
});

describe.each([
  ['a passkey, and a browser that can use it', true, true],
  ['a browser that could use a passkey', true, false],
  ['a passkey, but not the browser for it', false, true],
])('user with %s', (_what, supported, enabled) => {
  const has = { passkey: supported, mobile: true, landline: false };
  const possible = supported && enabled;

  it.each(['/otp-attempts-exceeded', '/otp-requests-exceeded'])(
    'offers a usable passkey to a user locked out of codes on %s',
    async (path) => {
      await open(path, has, enabled);
      await expectPage(path, 'You cannot continue');
      expect(named('button', 'Log in with your passkey instead')).toBe(possible);
    },
  );

  it('offers a usable passkey next to the password reset', async () => {
    await open('/log-in-password', has, enabled);
    await expectPage('/log-in-password', 'Enter your password');
    // The passkey chunk arrives after the page.
    await waitFor(() => expect(screen.queryAllByText('I cannot remember my password')).toHaveLength(possible ? 1 : 0));
    expect(named('button', passkeyButton)).toBe(possible);
    const reset = screen.getByRole('link', { name: 'Reset your password', hidden: true });
    expect(reset).toHaveAttribute('href', '/forgotten-password');
  });

  it.each(['/password-attempts-exceeded', '/login-attempts-exceeded'])('offers no passkey on %s', async (path) => {
    await open(path, has, enabled);
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  });
});

it.each(['/mobile-code-expired', '/landline-code-expired', '/call-failed'])(
  'preserves the methods on %s while a step ends the session',
  async (path) => {
    const { store } = await open(path, { passkey: true, mobile: true, landline: true });
    const offered = options();
    expect(offered.length).toBeGreaterThan(2);
    act(() => void store.dispatch(signInEnded('handedOver')));
    expect(options()).toEqual(offered);
  },
);

it('offers the passkey second, after the method that has failed', async () => {
  await open('/call-failed', { passkey: true, mobile: true, landline: true });
  expect(byId<HTMLInputElement>('choice-2').value).toBe('passkey');
});
