import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../mocks/pages/page-routes';
import { variants } from '../../mocks/screens/screens';

const gallery = async (query = '') => {
  const answer = await getResponse(pageRoutes, new Request(`http://localhost/mock/gallery${query}`));
  return new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
};

it('lists every screen with its kind and its sentences', async () => {
  const document = await gallery();
  const kindOf = (id: string) => document.querySelector(`[data-id="${id}"]`)?.closest('li')?.dataset.kind;
  expect(document.querySelectorAll('li[data-kind]')).toHaveLength(variants.size);
  expect(kindOf('enter-email.usual')).toBe('usual');
  expect(kindOf('mobile-code-expired.usual')).toBe('error');
  expect(kindOf('enter-email.waiting')).toBe('waiting');
  expect(kindOf('accessibility.usual')).toBe('usual');
  expect(kindOf('otp-attempts-exceeded.usual')).toBe('locked');
  expect(new Set([...document.querySelectorAll<HTMLElement>('li[data-kind]')].map(({ dataset }) => dataset.kind)).size).toBe(4);
  const says = document.querySelector<HTMLElement>('[data-id="enter-email.usual"]')?.dataset.says;
  expect(says).toMatch(/^Enter your email address/);
});

it('groups the screens by address, each with the number of its variants', async () => {
  const document = await gallery();
  const parts = [...document.querySelectorAll<HTMLElement>('.address')];
  const [email] = parts.filter((part) => part.querySelector('h3 a')?.textContent === '/enter-email');
  expect(email?.querySelector('h3 a')?.getAttribute('href')).toBe('/mock/gallery?address=%2Fenter-email');
  const listed = [...(email?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('data-id') ?? '');
  expect(listed.filter((id) => !id.startsWith('enter-email.'))).toEqual([]);
  expect(email?.querySelector('summary')?.textContent).toBe(`${listed.length} variants`);
  expect(parts).toHaveLength(new Set([...variants.values()].map(({ address }) => address)).size);
});

it.each([
  ['', ['/']],
  ['?scenario=enter-email.usual', ['/', '/enter-email']],
])('opens with the first address or that of the selected screen: %s', async (query, addresses) => {
  const document = await gallery(query);
  const open = [...document.querySelectorAll('.address')].filter((part) => part.querySelector('details')?.open);
  expect(open.map((part) => part.querySelector('h3 a')?.textContent)).toEqual(addresses);
});

it('expands every address with a search result', async () => {
  const document = await gallery('?search=password');
  const folded = [...document.querySelectorAll('.address:not([hidden])')].filter((part) => !part.querySelector('details')?.open);
  expect(folded).toEqual([]);
});

it('filters before its script has loaded', async () => {
  const document = await gallery('?search=/Log-in-password&kind=locked');
  const shown = [...document.querySelectorAll<HTMLElement>('li[data-kind]')].filter((item) => !item.hidden);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ dataset }) => dataset.kind === 'locked' && dataset.words?.includes('/log-in-password'))).toBe(true);
  expect(document.getElementById('found')?.textContent).toBe(`${shown.length} of ${variants.size} screens`);
  expect(document.querySelector<HTMLSelectElement>('#kind')?.value).toBe('locked');
  const withNone = [...document.querySelectorAll<HTMLElement>('.address:not([hidden])')].filter(
    (part) => !part.querySelector('li:not([hidden])'),
  );
  expect(withNone).toEqual([]);
});

it('renders a gallery page for each address with a picture of each variant', async () => {
  const document = await gallery('?address=/enter-email');
  const ids = [...document.querySelectorAll<HTMLElement>('.picture')].map(({ dataset }) => dataset.id);
  expect(ids).toEqual([...variants.values()].filter(({ address }) => address === '/enter-email').map(({ id }) => id));
  expect(document.querySelector('.picture a')?.getAttribute('href')).toBe('/mock/gallery?search=%2Fenter-email&scenario=enter-email.usual');
});
