import { screen, waitFor, within } from '@testing-library/react';
import { signInAs } from '../../../mocks/server';
import { address, addresses, expectPage, expectRefusal, fill, fillAndContinue, link, visit } from '../../support/user';

const page = '/set-cookie';
const cookie = (name: string) => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
};
const tokenOf = (claims: object) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.signature`;
const tokenDetail = (name: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name);
  // The row contains the name, then the value.
  return term?.nextElementSibling?.textContent;
};

async function set(authorization: string, token = '') {
  const visited = await visit(page);
  await fill(visited.user, 'authorization', authorization);
  await fillAndContinue(visited.user, 'token', token, 'Set cookies');
  return visited;
}

describe('developer page', () => {
  it('sets both cookies as the auth API does, and shows the token', async () => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const token = tokenOf({ aud: 'some-client', exp });
    await set('{"session_id":"abc","client_id":"some client; é"}', token);
    await expect.poll(() => cookie('id_token')).toBe(token);
    expect(JSON.parse(cookie('nhs-authorization-cookie') ?? '')).toEqual({ session_id: 'abc', client_id: 'some client; é' });
    await expect.poll(() => tokenDetail('aud')).toBe('some-client');
    expect(tokenDetail('exp')).toBe(`${exp} (${new Date(exp * 1000).toUTCString()})`);
    expect(address()).toBe(page);
  });

  it.each([
    [['some-client', 'another'], 'some-client, another'],
    [['some-client'], 'some-client'],
    [[], '(none)'],
    [7, '(none)'],
  ])('shows the owner of a token: %j', async (aud, shown) => {
    const token = tokenOf({ aud });
    await set('{"session_id":"abc"}', token);
    await expect.poll(() => cookie('id_token')).toBe(token);
    await expect.poll(() => tokenDetail('aud')).toBe(shown);
  });

  it('creates another session on the developer page, and works for it from then on', async () => {
    const { session: other } = signInAs('mobile');
    signInAs('both');
    const { user } = await set(JSON.stringify({ session_id: other.id }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
    await user.click(link('/enter-email'));
    await expectPage('/enter-email', 'Enter your email address');
    await fillAndContinue(user, 'user-email', 'mobile@example.com');
    await expectPage('/log-in-password', 'Enter your password');
  });

  it.each(['', 'nonsense', '{"session_id":""}', '["session_id"]'])('refuses the value %j for the session cookie', async (typed) => {
    const { user } = await set(typed);
    await expectRefusal(user, 'authorization', 'Enter a JSON object with a session_id');
    expect(document.cookie).toBe('');
  });

  it('links from the developer page to every address', async () => {
    await visit(page);
    const links = within(screen.getByRole('main')).getAllByRole('link');
    const listed = links.map((one) => one.getAttribute('href') ?? '').filter((href) => !href.startsWith('/api/'));
    expect(listed.toSorted()).toEqual(addresses.flatMap(([path]) => (path === '*' ? [] : [path])).toSorted());
  });
});
