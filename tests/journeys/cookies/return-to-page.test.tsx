import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../mocks/server';
import { button, byId, expectPage, fill, link } from '../../support/page';
import { unloadDocument, visit } from '../../support/visit';

describe('cookie settings', () => {
  it('returns to the previous page of the user, with the typed text', async () => {
    signInAs('mobile');
    const { user, exits } = await visit('/enter-email');
    await fill(user, 'user-email', 'half@exam');
    await user.click(link('Cookies'));
    await expectPage('/cookies', 'Cookie policy');
    await user.click(link('choose which cookies we use'));
    await expectPage('/cookies/cookie-settings', 'Your cookie choices');
    await user.click(screen.getByLabelText('Do not use these cookies'));
    await user.click(button('Save my cookie settings'));
    await waitFor(() => expect(exits).toEqual(['/cookies/cookie-settings-changed']));
    await unloadDocument();
    const confirmation = await visit('/cookies/cookie-settings-changed');
    await confirmation.user.click(await screen.findByRole('button', { name: 'Go back to the page you were on' }));
    await expectPage('/enter-email', 'Enter your email address');
    expect(byId<HTMLInputElement>('user-email')).toHaveValue('half@exam');
  });

  it('returns to the previous page by its Back link', async () => {
    signInAs('mobile');
    const { user } = await visit('/enter-email');
    await user.click(link('Choose your cookies'));
    await expectPage('/cookies/cookie-settings', 'Your cookie choices');
    await user.click(link('Go back'));
    await expectPage('/enter-email', 'Enter your email address');
  });
});
