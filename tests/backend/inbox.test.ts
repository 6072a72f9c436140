import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { sendResetLink } from '../../mocks/backend/recovery/reset-link';
import { pageRoutes } from '../../mocks/pages/page-routes';
import { codeSentTo, linkSentTo, world } from '../../mocks/server';
import { partlySignedIn } from '../support/mock-requests';

it('shows the codes and links of emails', async () => {
  const { account, email } = partlySignedIn('new-user', 'email-code');
  if (account) sendResetLink(world(), account, 'A link');
  const request = new Request('http://localhost:3000/mock', { headers: { cookie: 'mock_world=default' } });
  const page = (await (await getResponse(pageRoutes, request))?.text()) ?? '';
  const shown = new DOMParser().parseFromString(page, 'text/html');
  const inbox = shown.querySelector('#inbox + ul');
  expect(inbox?.querySelector('strong')?.textContent).toBe(codeSentTo(email));
  expect(inbox?.querySelector('a')?.getAttribute('href')).toBe(linkSentTo(email));
});
