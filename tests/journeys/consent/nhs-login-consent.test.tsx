import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { authcodeReceived, clientInfoReceived, signInEnded } from '@/state/events';
import { calls } from '../../../mocks/backend/http/calls';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { answer, world } from '../../../mocks/server';
import { attributesOf, button, expectPage, link, paragraphWithText, visit } from '../../support/user';

const title = 'Agree to share your login information';

async function openAfter(...events: UnknownAction[]) {
  const visited = await visit('/nhs-login-consent', { persona: 'mobile', upTo: 'identity-token', events });
  await expectPage('/nhs-login-consent', title);
  return visited;
}

async function open(client: object = {}) {
  answer({ call: calls['client-info'], answer: { status: 200, json: { ...exampleClient, ...client } } });
  const visited = await visit('/nhs-login-consent', { persona: 'mobile', upTo: 'identity-token' });
  await expectPage('/nhs-login-consent', title);
  return visited;
}
const sentConsents = () => world().calls.flatMap(({ path, body }) => (path.endsWith('/consent') ? [body] : []));
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
it('shows the client, a list of what is shared without repetition, and a link to the terms on the consent page', async () => {
  await open();
  expect(screen.getByText('Example health service', { selector: 'strong bdi' })).toBeVisible();
  expect(items().slice(0, 8).join()).toBe(
    "first names,last name,date of birth,email address,phone numbers,NHS number,how we checked who you are,GP surgery's name and address",
  );
  const terms = link(/^terms of use and privacy policy/);
  expect(attributesOf(terms)).toMatchObject({ href: 'https://www.example.com/terms', rel: 'noopener noreferrer' });
  expect(button('I agree')).toHaveAttribute('type', 'submit');
  expect(link('I do not agree to share this information')).toHaveAttribute('href', '/consent-confirmation');
});

it.each([
  [['openid'], []],
  // OpenID Connect Core, 5.5, has this form of claims.
  [' ', { userinfo: {}, id_token: { sub: null } }],
])('shows for the scopes %j and the claims %j that nothing is shared', async (approved_scopes, claims) => {
  await open({ approved_scopes, claims });
  expect(screen.getByText(paragraphWithText("We'll only tell Example health service that you have logged in."))).toBeVisible();
  expect(screen.queryByText(/will use your/)).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByRole('list')).not.toBeInTheDocument();
});

it('isolates names and scopes that have marks of text direction', async () => {
  const turning = '\u202e\u2066\u200f\u061c';
  const { user } = await open({ client_display_name: ` ${turning}Clinic\u0007\nEast `, approved_scopes: [`a${turning}b`, 'email'] });
  const main = screen.getByRole('main');
  expect(main.textContent).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u);
  expect(items().slice(0, 2)).toEqual(['email address', 'other information – ask Clinic East what this is']);
  const isolated = screen.getAllByText(/Clinic East/);
  // The test checks which element contains the text.
  // eslint-disable-next-line testing-library/no-node-access
  expect(isolated.map((element) => element.closest('bdi') !== null)).toEqual(isolated.map(() => true));
  await user.click(link('I do not agree to share this information'));
  await expectPage('/consent-confirmation');
  expect(screen.getByText(paragraphWithText(/with Clinic East\.$/))).toBeVisible();
});

it('shows markup in the name of a client as text', async () => {
  await open({ client_display_name: '<img src=x onerror=alert(1)>' });
  expect(screen.getByText('<img src=x onerror=alert(1)>', { selector: 'strong bdi' })).toBeVisible();
});

it.each([
  ['other claims', { claims: ['given_name'] }],
  ['no claims', { claims: null }],
  ['other scopes', { approved_scopes: [] }],
])('sends the claims that the page has shown when client information with %s is loaded meanwhile', async (_what, changes) => {
  const { user, store } = await openAfter();
  act(() => void store.dispatch(clientInfoReceived({ ...exampleClient, ...changes })));
  await user.click(button('I agree'));
  await waitFor(() => expect(sentConsents()).toMatchObject([{ 'consented-claims': exampleClient.claims }]));
});
const cards = ['You have created an account', 'We have matched you to your NHS record', 'We have checked your GP record'];
const shown = () => cards.filter((card) => screen.queryByText(card));

it('preserves the completed steps when the session ends', async () => {
  const { store } = await openAfter(authcodeReceived({ gpRecordChecked: true }));
  act(() => void store.dispatch(signInEnded('timedOut')));
  expect(shown()).toEqual(['We have checked your GP record']);
  expect(screen.getByText('Example health service', { selector: 'strong bdi' })).toBeVisible();
});

it('shows the completed step from the claim of the token in the authcode answer', async () => {
  const id_token = `e30.${btoa(JSON.stringify({ gp_record_checked: true }))}.e30`;
  answer({ call: calls.authcode, answer: { status: 200, json: { id_token, consent_required: true } } });
  await visit('/authcode', { persona: 'mobile', upTo: 'identity-token' });
  await expectPage('/nhs-login-consent', title);
  expect(shown()).toEqual(['We have checked your GP record']);
});
