import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../mocks/pages/page-routes';

/** A page of the mock, and the status of the answer. */
async function open(address: string) {
  const request = new Request(`http://localhost:3000${address}`, { headers: { cookie: 'mock_world=default' } });
  const response = await getResponse(pageRoutes, request);
  const shown = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
  return { status: response?.status, headers: response?.headers, shown };
}

const linksIn = (shown: Document, selector: string) => [...shown.querySelectorAll(`${selector} a`)].map((link) => link.textContent);

describe('cards of the start page', () => {
  it.each([
    ['A text message', 'mobile', null],
    ['A passkey', 'passkey-and-mobile', null],
    ['A new account', 'new-user', null],
    ['Prove who you are', 'uplift-p9', null],
    ['Already has an account', 'duplicate', null],
    ['Something fails', 'mobile', 'password.failed'],
  ])('start at once: %s', async (name, persona, scenario) => {
    const { shown } = await open('/mock');
    const link = [...shown.querySelectorAll('.nhsuk-card__link')].find(({ textContent }) => textContent === name);
    const address = link?.getAttribute('href') ?? '';
    const query = new URL(address, 'http://localhost:3000').searchParams;
    expect([query.get('persona'), query.get('scenario')]).toEqual([persona, scenario]);
    const { status, headers } = await open(address);
    expect(status).toBe(302);
    expect(headers?.get('location')).toMatch(/^\/api\/auth\/authorize\?/);
  });

  it('are six', async () => {
    const { shown } = await open('/mock');
    expect(shown.querySelectorAll('.nhsuk-card__link')).toHaveLength(6);
  });
});

describe('search of the start page without a script', () => {
  it('finds a scenario by three letters, ids with that prefix first', async () => {
    const { shown } = await open('/mock?search=OTP');
    expect(linksIn(shown, '#results')).toEqual(expect.arrayContaining(['otp.wrong', 'otp.dead']));
    expect(shown.querySelector('#found')?.textContent).toMatch(/^Personas: \d+, Scenarios: \d+, Screens: \d+$/);
  });

  it('finds a persona by its sentence and a screen by a reference code', async () => {
    expect(linksIn((await open('/mock?search=shared+phone')).shown, '#results')).toContain('duplicate-phone');
    expect(linksIn((await open('/mock?search=cid1004')).shown, '#results')).not.toEqual([]);
  });

  it('shows nothing for an empty query, and counts no results', async () => {
    expect(linksIn((await open('/mock')).shown, '#results')).toEqual([]);
    expect(linksIn((await open('/mock?search=++')).shown, '#results')).toEqual([]);
    expect((await open('/mock?search=zzzz')).shown.querySelector('#found')?.textContent).toBe('Personas: 0, Scenarios: 0, Screens: 0');
  });

  it('escapes markup', async () => {
    const { shown } = await open('/mock?search=%22%3E%3Cimg%3E');
    expect(shown.querySelector('img')).toBeNull();
    expect(shown.querySelector<HTMLInputElement>('#search')?.value).toBe('"><img>');
  });
});

describe('unknown scenario', () => {
  it.each([
    ['enter-emial.usual', 'enter-email.usual', '/mock?scenario=enter-email.usual'],
    ['otp.ded', 'otp.dead', '/mock/start?scenario=otp.dead&dock=open'],
  ])('reports %s with the nearest id', async (id, nearest, address) => {
    const { status, shown } = await open(`/mock?scenario=${id}`);
    expect(status).toBe(404);
    expect(shown.querySelector('#unknown')?.textContent).toContain(`There is no scenario ${id}`);
    expect(linksIn(shown, '#unknown')).toEqual([nearest]);
    expect(shown.querySelector('#unknown a')?.getAttribute('href')).toBe(address);
  });

  it('is different from a scenario of a call, which the form offers', async () => {
    const { status, shown } = await open('/mock?scenario=otp.dead&persona=landline');
    expect(status).toBe(200);
    expect(shown.querySelector('#unknown')).toBeNull();
    expect(shown.querySelector<HTMLSelectElement>('#scenario')?.value).toBe('otp.dead');
    expect(shown.querySelector('#scenario')?.closest('details')?.open).toBe(true);
    expect(shown.querySelector<HTMLInputElement>('#persona-landline')?.checked).toBe(true);
  });
});
