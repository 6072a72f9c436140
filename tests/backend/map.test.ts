import { routes } from '@/app/routes';
import { arrivals } from '../../mocks/map/arrivals';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { openMock } from './mock-requests';

async function rowsOf(address: string) {
  const document = await openMock(`/mock/map?search=${address}`);
  return [...document.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('td')?.textContent.trim(),
    ...[...row.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ]);
}

it.each([
  ['/register/already-have-an-account', 'Refusal: 409: User already exists', '/register/enter-email /mock?scenario=register/enter-email.'],
  ['/session-invalid', 'Refusal: 451: Session error', '/authcode /mock?scenario=authcode.usual&answer=authcode.session-refused'],
  ['/log-in-password', 'Answer: account-status: confirmed', '/enter-email /mock?scenario=enter-email.'],
  ['/log-in-password', 'Click: Back', '/get-call-landline /mock?scenario=get-call-landline.'],
  ['/enter-email', 'Opened: no email address: opens the entry screen', '/log-in-password /mock?scenario=log-in-password.email-not-known'],
  ['/enter-email', 'Guard: passwordAccepted', '/call-failed /call-failed'],
  ['/passkey-login-failed', 'Answer: passkey-verify: not-verified', 'any page, with a passkey of this device /mock/start?'],
  ['/check-login', 'Refusal: the return after a session was renewed', '/login /mock?scenario=login.'],
])('lists on the map that to %s leads: %s', async (address, what, link) => {
  const row = (await rowsOf(address)).find(([text]) => text === what);
  expect(row?.slice(1)).toContainEqual(expect.stringContaining(link));
});

it('shows on the map a way to every address, except those that are opened from outside', () => {
  const reached = new Set(arrivals.map(({ to }) => to));
  expect(routes.flatMap(({ path }) => (reached.has(path) ? [] : [path]))).toEqual([
    '/set-cookie', // a page for developers
    '/', // the start page for clients
    '/check-reset-password', // the bot check returns here, by its own settings
    '/proofing', // a location of the auth API
    '/proofing/multiple-matches', // a location of the auth API
    '/proofing/p5-register-reattempt-lock', // a location of the auth API
    '/failed-eligibility', // the auth API redirects here
    '/reset', // no page
    '/reset/new-password', // in an email
    '*', // no page
  ]);
});

it('shows on the map a guard of every page that has one', () => {
  const guarded = routes.flatMap(({ path, guards }) => guards.map(({ defaultRedirect }) => `${path} ${defaultRedirect}`));
  const shown = new Set(arrivals.map(({ from, to }) => `${from} ${to}`));
  expect([...new Set(guarded)].filter((way) => !shown.has(way))).toEqual([]);
});

it('finds on /mock the scenarios whose answer leads to an address', async () => {
  const document = await openMock('/mock?search=/proofing/p5-pds-limit');
  const found = [...document.querySelectorAll('#results a')].map(({ textContent }) => textContent ?? '').filter((id) => scenarios.has(id));
  const names = ['busy', 'busy-with-text', 'slow'];
  expect(found).toEqual(['uplift-nhs-known', 'uplift-demog-trace'].flatMap((call) => names.map((name) => `${call}.${name}`)));
});
