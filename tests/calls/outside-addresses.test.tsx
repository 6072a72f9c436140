import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Provider } from 'react-redux';
import { BackToClient } from '@/content/back-to-client';
import { TermsLink } from '@/journeys/consent/nhs-login-consent';
import { refuseConsent } from '@/journeys/consent/steps/refuse';
import { safeAddress } from '@/outcome/safe-address';
import { readArrival } from '@/session/arrival';
import { clientInfoReceived } from '@/state/events';
import { makeStore } from '@/state/store';
import { signInAs } from '../../mocks/server';
import { anyAddresses, arrival, registerStore } from '../support/environment';
import { button, expectPage, senderOf, sendWithAnswer, unloadDocument, type Visit, visit } from '../support/user';

it.each(['javascript:alert(1)', '//evil.example/callback', 'https://client.example.com@evil.example'])(
  'does not send the browser to the address %s in the answer to a password',
  async (redirect_uri) => {
    const json = { authentication_state: 'AUTHENTICATED', redirect_uri };
    const { exits } = await sendWithAnswer(senderOf('password'), { status: 200, json });
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  },
);

const refusals = [
  ['/no-consent', { notAgreed: true }, () => Promise.resolve()],
  ['/terms-update', undefined, ({ user }: Visit) => user.click(button('I do not agree'))],
] as const;

describe.each(refusals)('addresses of a refusal on %s', (path, state, refuse) => {
  const expectAnError = async (address: string) => {
    const visited = await visit(address, { state });
    await refuse(visited);
    await expectPage('/error', 'Something went wrong');
    expect(visited.exits).toEqual([]);
  };

  it.each<unknown>(['javascript:alert(1)', 'https:/evil.example', ['https://evil.example'], 7])(
    'sends no refusal to the address %j from the cookie',
    async (redirect_uri) => {
      signInAs('mobile', { oidc: { redirect_uri } });
      await expectAnError(path);
    },
  );

  it('sends no refusal to an address from the page address', async () => {
    signInAs('mobile', { oidc: { redirect_uri: undefined } });
    await expectAnError(`${path}?${new URLSearchParams({ redirect_uri: 'https://evil.example/callback' })}`);
  });

  it('sends no refusal to an address of an earlier page', async () => {
    await visit(`/enter-email?${new URLSearchParams({ redirect_uri: 'https://evil.example/callback' })}`, {
      persona: 'mobile',
      oidc: { redirect_uri: undefined },
    });
    await unloadDocument();
    await expectAnError(path);
  });
});
const addresses = fc.oneof(...anyAddresses().map(([, ofKind]) => ofKind));
const client = { client_display_name: 'Clinic', client_homepage_url: '', terms_uri: '', approved_scopes: [], claims: [] };

function storeOf(oidc: Record<string, unknown>, homepage = '') {
  const opened = makeStore();
  registerStore(opened);
  opened.store.dispatch(arrival({ fromCookie: oidc }));
  opened.store.dispatch(clientInfoReceived({ ...client, client_homepage_url: homepage }));
  return opened.store;
}

/** https, this machine or this origin, as a browser reads it. */
const honest = (href: string) => {
  const { protocol, hostname, username, password } = new URL(href, 'http://localhost:3000/here');
  return username + password === '' && (protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname)));
};
const linked = (name: RegExp) =>
  screen.queryByText((_own, element) => element?.tagName === 'A' && name.test(element.textContent))?.getAttribute('href') ?? undefined;

it('links to the terms of a client only if the address is safe and not of this origin', () => {
  fc.assert(
    fc.property(addresses, (url) => {
      const { unmount } = render(<TermsLink url={url} />);
      const href = linked(/^terms of use/);
      unmount();
      expect(href).toBe(safeAddress(url)?.replace(/^\/.*/s, '') || undefined);
      expect(href === undefined || honest(href)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it('links to the homepage of a client only if the address is safe and not of this origin', () => {
  fc.assert(
    fc.property(addresses, (url) => {
      const { unmount } = render(<BackToClient />, {
        wrapper: ({ children }) => <Provider store={storeOf({}, url)}>{children}</Provider>,
      });
      const href = linked(/^Go to Clinic/);
      unmount();
      expect(href).toBe(safeAddress(url)?.replace(/^\/.*/s, '') || undefined);
      expect(href === undefined || honest(href)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it('sends a refusal with error and state to a safe address, and to no other', async () => {
  await fc.assert(
    fc.asyncProperty(addresses, fc.string({ unit: 'grapheme', minLength: 1 }), async (redirect_uri, state) => {
      signInAs('mobile', { oidc: { redirect_uri, state } });
      readArrival('');
      const outcome = await storeOf({ client_id: 'clinic' }).dispatch(refuseConsent());
      if (outcome.kind !== 'leave') {
        expect(outcome).toMatchObject({ kind: 'go', to: '/error' });
        return;
      }
      const { origin, searchParams } = new URL(outcome.url);
      expect(safeAddress(redirect_uri)).toBe(redirect_uri);
      expect(origin).toBe(new URL(redirect_uri).origin);
      expect(searchParams.get('error')).toBe('access_denied');
      expect(searchParams.get('error_description')).toBe('ConsentNotGiven');
      expect(searchParams.get('state')).toBe(state);
    }),
    { numRuns: 100 },
  );
});
