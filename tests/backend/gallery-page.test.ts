import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../mocks/pages/page-routes';
import { variants } from '../../mocks/screens/screens';

const gallery = async () => {
  const answer = await getResponse(pageRoutes, new Request('http://localhost/mock/gallery'));
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
