import type { UnknownAction } from '@reduxjs/toolkit';
import { fetchAhead } from '@/app/fetch-ahead';
import { routes } from '@/app/routes';
import { type Path, paths } from '@/paths';
import { passkeysChecked } from '@/state/events';
import { accountFound, arrival, openStore, waitForIdle } from '../../support/environment';

function open(path: Path, ...events: UnknownAction[]) {
  const fetched = new Set<string>();
  for (const row of routes)
    vi.spyOn(row.page, 'fetchAhead').mockImplementation(async () => {
      fetched.add(row.path);
    });
  const { store } = openStore(...events);
  const visit = new AbortController();
  fetchAhead(path, store, visit.signal);
  return { fetched, store, leave: () => visit.abort() };
}

const checked = (status: string, uplift_required = false) => accountFound({ status, uplift_required });

it.each([
  ['NOT_FOUND', true],
  ['CONFIRMED', false],
])('fetches registration when the account status is %s: %s', async (status, isFetched) => {
  const { fetched, store } = open(paths.enterEmail);
  await waitForIdle();
  expect(fetched).not.toContain(paths.register.createAccount);
  store.dispatch(checked(status));
  await waitForIdle();
  expect(fetched.has(paths.register.createAccount)).toBe(isFetched);
});

it.each<[string, string, UnknownAction[], boolean]>([
  ['the account has to be matched', 'P0.Cm', [checked('CONFIRMED', true)], true],
  ['the account is matched', 'P9.Cm', [checked('CONFIRMED')], false],
  ['the account is new and the client asks for a match', 'P5.Cm', [checked('NOT_FOUND')], true],
  ['no account was looked up and the client asks for a match', 'P9.Cm', [], true],
  ['no account was looked up and the client asks for none', 'P0.Cm', [], false],
])('fetches the health record pages with those of consent, where %s', async (_what, vtr, events, isFetched) => {
  const { fetched } = open(paths.enterMobileCode, arrival({ fromCookie: { vtr } }), ...events);
  await waitForIdle();
  expect([...fetched]).toEqual([paths.authcode, paths.nhsLoginConsent, ...(isFetched ? [paths.proofing.findNhsRecord] : [])]);
});

it('fetches the pages of a passkey that was not used as soon as a passkey is due', async () => {
  const { fetched, store } = open(paths.enterEmail);
  store.dispatch(passkeysChecked({ passkeys_enabled: true, allow_credentials: [] }));
  await waitForIdle();
  expect(fetched).toContain(paths.passkeyLoginFailed);
});

it('fetches the choice of a phone when the user begins to type, and not after the page was left', async () => {
  for (const left of [true, false]) {
    const { fetched, leave } = open(paths.logInPassword);
    await waitForIdle();
    if (left) leave();
    document.dispatchEvent(new Event('input'));
    await waitForIdle();
    expect(fetched.has(paths.chooseAuthenticationMethod)).toBe(!left);
  }
});

it('fetches one page after another: a call of the API must not queue behind many files', async () => {
  const { fetched } = open(paths.logInPassword);
  let resolveFetch: () => void = () => undefined;
  const codePage = routes.find(({ path }) => path === paths.enterMobileCode)?.page;
  if (codePage) vi.spyOn(codePage, 'fetchAhead').mockImplementation(() => new Promise<void>((resolve) => (resolveFetch = resolve)));
  await waitForIdle();
  expect([...fetched]).toEqual([]);
  resolveFetch();
  await waitForIdle();
  expect([...fetched]).toEqual([paths.forgottenPassword]);
});
