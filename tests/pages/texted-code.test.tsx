import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, signInAs, world } from '../../mocks/server';
import { type Asked, refuses, type Reply, withAuthenticator } from '../support/authenticator';
import { codeSent } from '../support/code-sent';
import { button, byId, expectPage, link } from '../support/page';
import { unloadDocument, visit } from '../support/visit';

const announcement = 'We have filled in the security code from your text message';
const open = ({ texts }: { texts: Asked[] }) => texts.filter(({ signal }) => !signal.aborted);

/** Somebody waits for a text, which comes when the test says so. */
async function arrive(from = '/enter-mobile-code') {
  const { session } = signInAs('mobile', { upTo: 'mobile-code' });
  const waiting: ((credential: unknown) => void)[] = [];
  const text: Reply = () => new Promise((resolve) => waiting.push(resolve));
  const authenticator = withAuthenticator({ text, passkeys: false });
  const visited = await visit(from, { events: [codeSent()] });
  const comes = (credential: unknown) => act(() => Promise.resolve(waiting.at(-1)?.(credential)));
  return { ...visited, ...authenticator, comes, code: session.code?.digits ?? '' };
}

describe('code of a text message in a browser that can read it', () => {
  it('fills in and announces the code without a submission', async () => {
    const visited = await arrive();
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

  it('does not overwrite typed digits', async () => {
    const visited = await arrive();
    await visited.user.type(byId('otp-input'), '12');
    await visited.comes({ code: visited.code });
    expect(byId('otp-input')).toHaveValue('12');
    expect(screen.queryByText(announcement)).not.toBeInTheDocument();
  });

  it.each([
    ['nothing', null],
    ['something else', { password: 'secret' }],
  ])('leaves the field empty when the browser returns %s', async (_what, credential) => {
    const visited = await arrive();
    await visited.comes(credential);
    expect(byId('otp-input')).toHaveValue('');
    expect(screen.queryByText(announcement)).not.toBeInTheDocument();
  });

  it('leaves the field empty silently when the user does not allow it', async () => {
    signInAs('mobile', { upTo: 'mobile-code' });
    const { texts } = withAuthenticator({ text: refuses('NotAllowedError'), passkeys: false });
    await visit('/enter-mobile-code', { events: [codeSent()] });
    await waitFor(() => expect(texts.length).toBeGreaterThan(0));
    expect(byId('otp-input')).toHaveValue('');
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  });

  it('stops the wait for the code when the user leaves the page', async () => {
    const visited = await arrive();
    await waitFor(() => expect(open(visited)).toHaveLength(1));
    await visited.user.click(link('Cookies'));
    await expectPage('/cookies');
    expect(open(visited)).toHaveLength(0);
  });

  it('stops the wait for the code when the document unloads', async () => {
    const visited = await arrive();
    await waitFor(() => expect(open(visited)).toHaveLength(1));
    await unloadDocument();
    expect(open(visited)).toHaveLength(0);
  });

  it('stops the wait during the check of a code, and restarts it after a wrong one', async () => {
    answer('otp.wrong');
    const visited = await arrive();
    await waitFor(() => expect(open(visited)).toHaveLength(1));
    const [first] = open(visited);
    await visited.user.type(byId('otp-input'), '000000{Enter}');
    await screen.findByText('There is a problem');
    expect(first?.signal.aborted).toBe(true);
    await waitFor(() => expect(open(visited)).toHaveLength(1));
  });

  it('does not read text messages for a code by call', async () => {
    const { session } = signInAs('landline', { upTo: 'landline-code' });
    const { texts } = withAuthenticator({ text: () => Promise.resolve({ code: session.code?.digits }), passkeys: false });
    await visit('/enter-landline-code', { events: [codeSent()] });
    expect(texts).toEqual([]);
    expect(byId('otp-input')).toHaveValue('');
  });
});

it('makes no request in a browser that cannot read text messages', async () => {
  signInAs('mobile', { upTo: 'mobile-code' });
  const { texts, dialogs } = withAuthenticator();
  await visit('/enter-mobile-code', { events: [codeSent()] });
  expect([...texts, ...dialogs]).toEqual([]);
});

describe('TextedCode', () => {
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
    signInAs('mobile', { upTo: 'mobile-code' });
    vi.stubGlobal('OTPCredential', class {});
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
    await visit('/enter-mobile-code', { events: [codeSent()] });
    await expectPage('/enter-mobile-code');
    expect(byId('otp-input')).toHaveValue('');
    expect(screen.queryByText(announcement)).not.toBeInTheDocument();
  });
});
