import { sendResetLink } from '../../mocks/backend/recovery/forgotten-password';
import { codeSentTo, linkSentTo, world } from '../../mocks/server';
import { askMock, documentOf, openMock, partlySignedIn } from './mock-requests';

const linksIn = (shown: Document, selector: string) => [...shown.querySelectorAll(`${selector} a`)].map((link) => link.textContent);

it.each([
  ['A text message', 'mobile', null],
  ['A passkey', 'passkey-and-mobile', null],
  ['A new account', 'new-user', null],
  ['Prove who you are', 'uplift-p9', null],
  ['Already has an account', 'duplicate', null],
  ['Something fails', 'mobile', 'password.failed'],
])('starts at once by one of six cards of the start page: %s', async (name, persona, scenario) => {
  const shown = await openMock('/mock');
  const cards = [...shown.querySelectorAll('.nhsuk-card__link')];
  expect(cards).toHaveLength(6);
  const link = cards.find(({ textContent }) => textContent === name);
  const address = link?.getAttribute('href') ?? '';
  const query = new URL(address, 'http://localhost:3000').searchParams;
  expect([query.get('persona'), query.get('scenario')]).toEqual([persona, scenario]);
  const { status, headers } = await askMock(address);
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(/^\/api\/auth\/authorize\?/);
});

describe('search of the start page', () => {
  it('finds a scenario by three letters, a persona by its sentence and a screen by a reference code', async () => {
    const shown = await openMock('/mock?search=OTP');
    expect(linksIn(shown, '#results')).toEqual(expect.arrayContaining(['otp.wrong', 'otp.dead']));
    expect(linksIn(await openMock('/mock?search=shared+phone'), '#results')).toContain('duplicate-phone');
    expect(linksIn(await openMock('/mock?search=cid1004'), '#results')).not.toEqual([]);
    expect(shown.querySelector('#found')?.textContent).toMatch(/^Personas: \d+, Scenarios: \d+, Screens: \d+$/);
  });

  it('shows no search results for an empty query, and escapes markup', async () => {
    expect(linksIn(await openMock('/mock?search=++'), '#results')).toEqual([]);
    const shown = await openMock('/mock?search=%22%3E%3Cimg%3E');
    expect(shown.querySelector('img')).toBeNull();
    expect(shown.querySelector<HTMLInputElement>('#search')?.value).toBe('"><img>');
  });
});

it.each([
  ['enter-email.usal', 'enter-email.usual'],
  ['otp.ded', 'otp.dead'],
])('reports the unknown scenario %s, and finds the others of its page or call', async (id, similar) => {
  const response = await askMock(`/mock?scenario=${id}`);
  expect(response.status).toBe(404);
  const shown = await documentOf(response);
  expect(shown.querySelector('#unknown')?.textContent).toContain(`There is no scenario ${id}`);
  expect(linksIn(shown, '#results')).toContain(similar);
});

it('distinguishes an unknown scenario from a scenario of a call, which the form offers', async () => {
  const response = await askMock('/mock?scenario=otp.dead&persona=landline');
  expect(response.status).toBe(200);
  const shown = await documentOf(response);
  expect(shown.querySelector('#unknown')).toBeNull();
  expect(shown.querySelector<HTMLSelectElement>('#scenario')?.value).toBe('otp.dead');
  expect(shown.querySelector('#scenario')?.closest('details')?.open).toBe(true);
  expect(shown.querySelector<HTMLInputElement>('#persona-landline')?.checked).toBe(true);
});

const stateOf = async (): Promise<unknown> => (await askMock('/mock/dock.json')).json();

it('reports to the dock the newest message with its code and the persona of the journey', async () => {
  await askMock('/mock/start?persona=uplift&scenario=otp.dead&dock=open');
  const { email } = partlySignedIn('new-user', 'email-code');
  expect(await stateOf()).toMatchObject({
    persona: 'uplift',
    scenario: 'otp.dead',
    now: expect.closeTo(world().clock.now(), -5) as number,
    message: { kind: 'email', to: email, code: codeSentTo(email) },
    typed: { email: 'uplift@example.com', nhsNumber: '9990000018', lastName: 'Okafor', year: '1984', postcode: 'LS1 4AP' },
  });
});

it('shows on the start page the codes and links of emails', async () => {
  const { account, email } = partlySignedIn('new-user', 'email-code');
  if (account) sendResetLink(world(), account, 'A link');
  const shown = await openMock('/mock');
  const inbox = shown.querySelector('#inbox + ul');
  expect(inbox?.querySelector('strong')?.textContent).toBe(codeSentTo(email));
  expect(inbox?.querySelector('a')?.getAttribute('href')).toBe(linkSentTo(email));
});
