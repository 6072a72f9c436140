import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, signInAs } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { button, byId, errorSummary, expectPage, link } from '../support/page';
import { visit } from '../support/visit';

describe('confirmation of a refusal', () => {
  const openConfirmation = async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    const visited = await visit('/consent-confirmation');
    await expectPage('/consent-confirmation', 'You did not agree to share your login information');
    await screen.findByLabelText('Go to Example health service without sharing my login information');
    return visited;
  };

  it('shows both options with their values', async () => {
    await openConfirmation();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['agree', 'notAgree']);
    expect(screen.getByRole('group', { name: 'What do you want to do?' })).toBeVisible();
  });

  it('requires one of the two options', async () => {
    const { user } = await openConfirmation();
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['You need to tell us what you want to do']);
    await user.click(link('You need to tell us what you want to do'));
    expect(byId('choice-1')).toHaveFocus();
  });

  it('links back to the consent page', async () => {
    const { user } = await openConfirmation();
    await user.click(byId('choice-1'));
    await user.click(button('Continue'));
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
  });

  it('shows the options without the name of the client', async () => {
    expectConsoleMessage(authApiFailed);
    answer('client-info.dead');
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/consent-confirmation');
    expect(await screen.findByLabelText(/^Go to the website or app you came from without/)).toBeVisible();
  });
});

describe('terms update', () => {
  it('links to the changes and shows two buttons', async () => {
    signInAs('mobile', { upTo: 'identity-token' });
    await visit('/terms-update');
    expect(screen.getAllByRole('link', { name: /^terms and conditions$/i })[0]).toHaveAttribute('href', '/terms-and-conditions');
    expect(link('privacy notice')).toHaveAttribute('href', '/privacy');
    expect(link('cookie policy')).toHaveAttribute('href', '/cookies');
    expect(button('Agree and continue')).toBeEnabled();
    expect(button('I do not agree')).toBeEnabled();
  });
});
