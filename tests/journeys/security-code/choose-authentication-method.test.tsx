import { act, screen, waitFor } from '@testing-library/react';
import { emailEntered, passkeysChecked, securityCodeSent, signInEnded } from '@/state/events';
import { world } from '../../../mocks/server';
import { withAuthenticator } from '../../support/authenticator';
import { openVariant } from '../../support/open-variant';
import { button, byId, expectPage, expectRefusal, fieldError } from '../../support/page';
import { sample } from '../../support/sample';
import { performAction, visit } from '../../support/visit';

/** Phone numbers as the server masks them. */
const mobile = '•••••••0338';
const landline = '•••••••0456';

/** Opens a page as a user who has given the password, with these masked numbers. */
const openWithNumbers = (path: string, phone_number: string | null, landline_number: string | null) =>
  visit(path, { persona: 'both', upTo: 'password', events: [securityCodeSent({ phone_number, landline_number })] });

const options = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

describe.each([
  [
    '/mobile-code-expired',
    'This security code has expired',
    {
      'Text me again with a new security code': '/enter-mobile-code',
      'Call my landline to get a new security code': '/get-call-landline',
    },
  ],
  [
    '/landline-code-expired',
    'This security code has expired',
    { 'Call my landline again with a new security code': '/enter-landline-code', 'Text me a new security code': '/enter-mobile-code' },
  ],
  [
    '/call-failed',
    'We were unable to call your landline, what do you want to do?',
    {
      'Try calling my landline again': '/enter-landline-code',
      'Send a security code to my mobile phone': '/enter-mobile-code',
      'Change my landline number': '/recovery/change-landline/enter-landline',
    },
  ],
] as const)('choice on %s', (path, heading, targets) => {
  it('requires a choice of the method for another code', async () => {
    const { user } = await openWithNumbers(path, mobile, landline);
    await expectPage(path, heading);
    expect(options()).toEqual(Object.keys(targets));
    await user.click(button('Continue'));
    await expectRefusal(user, 'choice-1', 'You need to tell us what you want to do', { group: true });
  });

  it.each(Object.entries(targets))('continues after the choice "%s" to %s', async (label, target) => {
    const { user } = await openWithNumbers(path, mobile, landline);
    await user.click(screen.getByLabelText(label));
    await user.click(button('Continue'));
    await expectPage(target);
  });
});

it('offers another text message after an expired code without alternatives', async () => {
  const { user } = await openWithNumbers('/mobile-code-expired', mobile, null);
  await user.click(button('Text me again with a new security code'));
  await expectPage('/enter-mobile-code', 'Enter the security code');
});

it('shows two authentication methods and requires a choice', async () => {
  const { user } = await openWithNumbers('/choose-authentication-method', mobile, landline);
  expect(options()).toEqual(['Text message to a number ending in 0338', 'Phone call to a number ending in 0456']);
  await user.click(button('Continue'));
  await expectRefusal(user, 'choice-1', 'You need to tell us which authentication method you want to use', { group: true });
  expect(fieldError(byId('choice-1'))).toBe('');
});

interface Has {
  passkey: boolean;
  mobile: boolean;
  landline: boolean;
}
const combinations: Has[] = [true, false].flatMap((passkey) =>
  [true, false].flatMap((mobile) => [true, false].map((landline) => ({ passkey, mobile, landline }))),
);
const combination = '$passkey, mobile: $mobile, landline: $landline';

const open = async (path: string, { passkey, mobile, landline }: Has, enabled = passkey) => {
  if (passkey) withAuthenticator();
  const visited = await visit(path, {
    persona: 'passkey-and-both',
    upTo: 'password',
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
const passkeyButton = 'Log in with your passkey';

describe.each(sample(combinations, 2))(`with passkey: ${combination}`, (has) => {
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
      expect(button('Call my landline again with a new security code')).toHaveAttribute('href', '/get-call-landline');
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

  it.each(['/otp-attempts-exceeded', '/otp-requests-exceeded', '/password-attempts-exceeded'])(
    'offers a usable passkey to a user locked out on %s',
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

  it('offers no passkey on /login-attempts-exceeded', async () => {
    await open('/login-attempts-exceeded', has, enabled);
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

it('shows the masked landline number and what to expect of a call', async () => {
  await openWithNumbers('/get-call-landline', mobile, landline);
  expect(screen.getByText(landline)).toBeVisible();
  expect(screen.getByText(/You must be at home/)).toBeVisible();
  expect(screen.getByText(/If you screen calls/)).toBeVisible();
  const change = screen.getByRole('link', { name: 'Change your landline number', hidden: true });
  expect(change).toHaveAttribute('href', '/recovery/change-landline/enter-landline');
});

it('sends a text message instead of a call', async () => {
  const { user } = await openWithNumbers('/get-call-landline', mobile, landline);
  await user.click(screen.getByRole('button', { name: 'Send a security code to my mobile phone', hidden: true }));
  await expectPage('/enter-mobile-code', 'Enter the security code');
  expect(world().inbox[0]?.kind).toBe('text');
});

it('shows after a call the masked number, the 5 minutes, and a video that uses 4 numbers', async () => {
  await openWithNumbers('/enter-landline-code', mobile, landline);
  expect(screen.getByText(landline)).toBeVisible();
  expect(screen.getByText('You must use the code within 5 minutes.')).toBeVisible();
  expect(screen.getByText(/uses 4 numbers/)).toBeInTheDocument();
  expect(screen.getByText('Not received a call?')).toBeVisible();
});

it('links from the landline code to the phone code', async () => {
  const visited = await openVariant('enter-landline-code.mobile-known');
  await performAction(visited, { clicked: 'Send a security code to my mobile phone' });
  await expectPage('/enter-mobile-code');
});

it('links from a wrong landline number to the page of a new account when there is no other number', async () => {
  const visited = await openVariant('call-failed.account-just-created');
  await performAction(visited, { chosen: 'Change my landline number', clicked: 'Continue' });
  await expectPage('/register/enter-mobile');
});
