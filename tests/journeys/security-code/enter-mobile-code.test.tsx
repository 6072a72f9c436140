import { act, screen, waitFor } from '@testing-library/react';
import { securityCodeSent } from '@/state/events';
import { answer, signInAs, world } from '../../../mocks/server';
import { type Asked, codeSent, refuses, type Reply, withAuthenticator } from '../../support/environment';
import { button, byId, errorSummary, expectPage, fieldError, link, unloadDocument, type Visit, visit } from '../../support/user';

const numbers = securityCodeSent({ phone_number: '•••••••0338', landline_number: '•••••••0123' });
const posted = () => world().calls.filter(({ path }) => path.endsWith('/otp'));

const pages = [
  ['/enter-mobile-code', 'mobile-code'],
  ['/enter-landline-code', 'landline-code'],
] as const;

describe.each(pages)('security code on %s', (page, upTo) => {
  const open = async () => {
    const { session } = signInAs('both', { upTo });
    const visited = await visit(page, { events: [numbers] });
    return { ...visited, code: session.code?.digits ?? '' };
  };
  const submit = async (typed: string) => {
    const visited = await open();
    await visited.user.click(byId('otp-input'));
    if (typed) await visited.user.paste(typed);
    await visited.user.click(button('Continue'));
    return visited;
  };

  it.each([
    ['with spaces', '123 456'],
    ['in a whole text message', 'NHS login: 123456 is your code. It expires in 5 minutes.'],
  ])('sends the code without separators: %s', async (_what, typed) => {
    await submit(typed);
    await expect.poll(() => posted()[0]?.body.otp).toBe('123456');
  });

  it('shows a wrong code at the field, preserves it, and accepts the next attempt', async () => {
    const { user, code } = await submit('000000');
    expect(await errorSummary()).toEqual([fieldError(byId('otp-input'))]);
    expect(byId('otp-input')).toHaveValue('000000');
    await user.clear(byId('otp-input'));
    await user.type(byId('otp-input'), `${code}{Enter}`);
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
  });
});
const announcement = 'We have filled in the security code from your text message';
const open = ({ texts }: { texts: Asked[] }) => texts.filter(({ signal }) => !signal.aborted);

/** Opens the page in a browser that reads codes from text messages. The test decides when the message arrives. */
async function openWithTexts(from = '/enter-mobile-code') {
  const { session } = signInAs('mobile', { upTo: 'mobile-code' });
  const waiting: ((credential: unknown) => void)[] = [];
  const text: Reply = () => new Promise((resolve) => waiting.push(resolve));
  const authenticator = withAuthenticator({ text, passkeys: false });
  const visited = await visit(from, { events: [codeSent()] });
  const receiveCode = (credential: unknown) => act(() => Promise.resolve(waiting.at(-1)?.(credential)));
  return { ...visited, ...authenticator, comes: receiveCode, code: session.code?.digits ?? '' };
}

it('fills in and announces the code without a submission', async () => {
  const visited = await openWithTexts();
  await waitFor(() => expect(open(visited)).toHaveLength(1));
  expect(open(visited)[0]?.otp).toEqual({ transport: ['sms'] });
  expect(screen.queryByText(announcement)).not.toBeInTheDocument();
  await visited.comes({ code: visited.code });
  await waitFor(() => expect(byId('otp-input')).toHaveValue(visited.code));
  expect(await screen.findByText(announcement)).toHaveAttribute('role', 'status');
  expect(world().calls.some(({ path }) => path.endsWith('/otp'))).toBe(false);
  await visited.user.click(byId('rmd'));
  await visited.user.click(button('Continue'));
  await expectPage('/nhs-login-consent');
  expect(world().calls.find(({ path }) => path.endsWith('/otp'))?.body).toMatchObject({ otp: visited.code, remember_my_device: true });
});

it('keeps typed digits when the code of a text message arrives', async () => {
  const visited = await openWithTexts();
  await visited.user.type(byId('otp-input'), '12');
  await visited.comes({ code: visited.code });
  expect(byId('otp-input')).toHaveValue('12');
  expect(screen.queryByText(announcement)).not.toBeInTheDocument();
});

it.each([
  ['nothing', null],
  ['something else', { password: 'secret' }],
])('leaves the code field empty when the browser returns %s for a text message', async (_what, credential) => {
  const visited = await openWithTexts();
  await visited.comes(credential);
  expect(byId('otp-input')).toHaveValue('');
  expect(screen.queryByText(announcement)).not.toBeInTheDocument();
});

it('leaves the code field empty without an error when the user does not allow text messages to be read', async () => {
  const { texts } = withAuthenticator({ text: refuses('NotAllowedError'), passkeys: false });
  await visit('/enter-mobile-code', { persona: 'mobile', upTo: 'mobile-code', events: [codeSent()] });
  await waitFor(() => expect(texts.length).toBeGreaterThan(0));
  expect(byId('otp-input')).toHaveValue('');
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
});

it.each<[string, (visited: Visit) => Promise<void>]>([
  ['the user leaves the page', ({ user }) => user.click(link('Cookies')).then(() => expectPage('/cookies'))],
  ['the document unloads', unloadDocument],
])('stops the wait for the code of a text message when %s', async (_what, happens) => {
  const visited = await openWithTexts();
  await waitFor(() => expect(open(visited)).toHaveLength(1));
  await happens(visited);
  expect(open(visited)).toHaveLength(0);
});

it('stops the wait for a text message during the check of a code, and restarts it after a wrong one', async () => {
  answer('otp.wrong');
  const visited = await openWithTexts();
  await waitFor(() => expect(open(visited)).toHaveLength(1));
  const [first] = open(visited);
  await visited.user.type(byId('otp-input'), '000000{Enter}');
  await screen.findByText('There is a problem');
  expect(first?.signal.aborted).toBe(true);
  await waitFor(() => expect(open(visited)).toHaveLength(1));
});

it('reads no text messages for a code by call', async () => {
  const { session } = signInAs('landline', { upTo: 'landline-code' });
  const { texts } = withAuthenticator({ text: () => Promise.resolve({ code: session.code?.digits }), passkeys: false });
  await visit('/enter-landline-code', { events: [codeSent()] });
  expect(texts).toEqual([]);
  expect(byId('otp-input')).toHaveValue('');
});

it('makes no request for a code in a browser that cannot read text messages', async () => {
  const { texts, dialogs } = withAuthenticator();
  await visit('/enter-mobile-code', { persona: 'mobile', upTo: 'mobile-code', events: [codeSent()] });
  expect([...texts, ...dialogs]).toEqual([]);
});

it.each<[string, unknown]>([
  ['is missing', undefined],
  ['is null', null],
  ['has no get', {}],
  [
    'throws at once',
    {
      get: () => {
        throw new TypeError('Replaced by an extension');
      },
    },
  ],
  ['returns nothing', { get: () => undefined }],
  ['returns something else than a promise', { get: () => 'credential' }],
])('shows the page of the code where navigator.credentials %s', async (_what, credentials) => {
  vi.stubGlobal('OTPCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  await visit('/enter-mobile-code', { persona: 'mobile', upTo: 'mobile-code', events: [codeSent()] });
  await expectPage('/enter-mobile-code');
  expect(byId('otp-input')).toHaveValue('');
  expect(screen.queryByText(announcement)).not.toBeInTheDocument();
});
