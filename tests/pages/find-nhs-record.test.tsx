import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../mocks/server';
import { button, expectPage } from '../support/page';
import { sample } from '../support/sample';
import { overwriteSlice } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const page = '/proofing/find-nhs-record';
const title = 'Help us find your NHS record';

async function open(vtr?: unknown) {
  signInAs('uplift', { upTo: 'identity-token', oidc: { vtr } });
  const visited = await visit(page);
  await expectPage(page, title);
  return visited;
}
const subheadings = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('start of proofing', () => {
  it('shows the first question and replaces its own history entry', async () => {
    const { user } = await open('["P5.Cp.Cd"]');
    const before = window.history.length;
    await user.click(button('Continue'));
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
    expect(window.history.length).toBe(before);
  });

  it('shows nothing about a new account to other users', async () => {
    await open('["P5.Cp.Cd"]');
    expect(screen.queryByText('You have created an account')).not.toBeInTheDocument();
    expect(subheadings()).toEqual([]);
    // Plain text: the design system's card has a heading.
    expect(screen.getByText(/Answer a few questions/)).toBeVisible();
    expect(screen.queryByText(/Answer a few questions/, { selector: '.nhsuk-card *' })).not.toBeInTheDocument();
  });

  it('ticks off a new account and shows the next step', async () => {
    await open('["P5.Cp.Cd"]');
    await unloadDocument();
    await overwriteSlice('journey', { accountCreated: true });
    await visit(page);
    await expectPage(page, title);
    expect(screen.getByText('You have created an account')).toBeVisible();
    expect(subheadings()).toEqual(['Next step']);
  });
});

describe('card of a later step', () => {
  const cards = () => ['Prove who you are', 'Last step'].filter((text) => screen.queryByText(text));

  it.each<[string, unknown]>(
    sample(
      [
        ['JSON text of one vector', '["P9.Cp.Cd"]'],
        ['JSON text of several vectors', '["P9.Cp.Cd","P9.Cp.Ck","P9.Cm"]'],
        ['a list', ['P9.Cp.Cd', 'P9.Cm']],
        ['a single vector', 'P9.Cp.Cd'],
        ['JSON text of a single vector', '"P9.Cm"'],
        ['P9 in another place', '["Cp.Cd.P9"]'],
        ['nothing: P9 is what that means', undefined],
        ['an empty text', ''],
        ['an empty list', '[]'],
        ['null', null],
      ],
      4,
    ),
  )('shows the later step when the client asks for P9 by %s', async (_how, vtr) => {
    await open(vtr);
    expect(cards()).toEqual(['Prove who you are', 'Last step']);
    expect(screen.getByText(/share your GP details, or to send a photo of your ID/)).toBeVisible();
  });

  it.each<[string, unknown]>(
    sample(
      [
        ['JSON text of P5', '["P5.Cp.Cd","P5.Cp.Ck","P5.Cm"]'],
        ['P5 or P9', '["P9.Cp.Cd","P5.Cp.Cd"]'],
        ['a list of P5 and P9', ['P5.Cp.Cd', 'P9.Cp.Cd']],
        ['a single P5', 'P5.Cp.Cd'],
        ['P0', '["P0.Cp.Cd"]'],
        ['a level that only begins like P9', '["P90.Cp.Cd"]'],
        ['no level at all', '["Cp.Cd"]'],
      ],
      4,
    ),
  )('shows no later step when the client asks for %s', async (_what, vtr) => {
    await open(vtr);
    expect(cards()).toEqual([]);
  });
});
