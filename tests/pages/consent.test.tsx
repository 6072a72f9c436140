import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../../mocks/backend/http/calls';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { answer, signInAs } from '../../mocks/server';
import { button, expectPage, link, paragraphWithText } from '../support/page';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

const title = 'Agree to share your login information';

async function open(client: object = {}) {
  signInAs('mobile', { upTo: 'identity-token' });
  answer({ call: calls['client-info'], answer: { status: 200, json: { ...exampleClient, ...client } } });
  const visited = await visit('/nhs-login-consent');
  await expectPage('/nhs-login-consent', title);
  return visited;
}
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
describe('consent page', () => {
  it('shows the client, a list of what is shared without repetition, and a link to the terms', async () => {
    await open();
    expect(screen.getByText('Example health service', { selector: 'strong bdi' })).toBeVisible();
    expect(items().slice(0, 8)).toEqual([
      'first names',
      'last name',
      'date of birth',
      'email address',
      'phone numbers',
      'NHS number',
      'how we checked who you are',
      "GP surgery's name and address",
    ]);
    const terms = link(/^terms of use and privacy policy/);
    expect(terms).toHaveAttribute('href', 'https://www.example.com/terms');
    expect(terms).toHaveAttribute('rel', 'noopener noreferrer');
    expect(button('I agree')).toHaveAttribute('type', 'submit');
    expect(link('I do not agree to share this information')).toHaveAttribute('href', '/consent-confirmation');
  });

  it.each(
    sample(
      [
        ['missing', undefined],
        ['empty', ''],
        ['a script', 'javascript:alert(1)'],
        ['plain http', 'http://www.example.com/terms'],
        ['of no protocol', '//evil.example/terms'],
        ['no text', 42],
      ],
      4,
    ),
  )('does not link to terms whose address is %s', async (_what, terms_uri) => {
    await open({ terms_uri });
    expect(screen.getByText(/terms of use and privacy policy/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /terms of use/ })).not.toBeInTheDocument();
  });

  it('shows who can explain an unknown scope', async () => {
    await open({ approved_scopes: ['openid', 'email', 'no_such_scope'] });
    expect(items().slice(0, 2)).toEqual(['email address', 'other information – ask Example health service what this is']);
  });

  it.each([
    ['openid alone', ['openid']],
    ['nothing at all', []],
  ])('shows for %s that nothing is shared', async (_what, approved_scopes) => {
    await open({ approved_scopes });
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
    // To which element a text is kept is what is tested here.
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
});
describe('consent page in the health app', () => {
  const frame = () => [...screen.queryAllByRole('banner'), ...screen.queryAllByRole('contentinfo')];

  it.each(['Mozilla/5.0 nhsapp-android/1.2.3 nhsapp-manufacturer/x', 'Mozilla/5.0 (iPhone) NHSAPP-iOS/2.0'])(
    'hides header and footer on the consent page and shows them afterwards: %s',
    async (agent) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
      const { user } = await open();
      expect(frame()).toEqual([]);
      expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
      await user.click(link('I do not agree to share this information'));
      await expectPage('/consent-confirmation', /did not agree/);
      expect(frame()).toHaveLength(2);
    },
  );

  it('shows header and footer in a browser', async () => {
    await open();
    expect(frame()).toHaveLength(2);
  });
});
