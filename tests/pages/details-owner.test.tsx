import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { upliftRefusal } from '@/api/proofing';
import { duplicateFound, emailEntered } from '@/state/events';
import { findDuplicate, signInAs } from '../../mocks/server';
import { byNumber, openProofing } from '../support/open-proofing';
import { byId, expectPage } from '../support/page';
import { sample } from '../support/sample';
import { stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const email = 'mobile@example.com';
const notYou = 'Not you? Start again';
/** The sentence around the button. */
const whose = () => screen.findByText((_text, element) => element?.tagName === 'P' && element.textContent.endsWith(notYou));

describe('owner of the details on a page', () => {
  it.each(
    sample(
      [
        '/enter-email',
        '/login',
        '/log-in-password',
        '/forgotten-password',
        '/passkey-enter-email',
        '/enter-mobile-code',
        '/enter-landline-code',
        '/get-call-landline',
        '/register/enter-email',
        '/register/create-password',
        '/register/check-email',
        '/register/enter-mobile',
        '/nhs-login-consent',
      ],
      4,
    ),
  )('shows the owner of the details on %s', async (path) => {
    signInAs('mobile', { upTo: 'identity-token' });
    await visit(path, { events: [emailEntered(email)] });
    expect(await whose()).toHaveTextContent(`You are using the email address ${email}. ${notYou}`);
  });

  it.each(
    sample(
      [
        '/proofing/know-nhs-number',
        '/proofing/enter-name',
        '/proofing/enter-dob',
        '/proofing/enter-postcode',
        '/proofing/check-your-details',
        '/proofing/confirm-your-details',
      ],
      4,
    ),
  )('shows the owner on %s, also when the email address is unknown', async (path) => {
    await openProofing(path, byNumber);
    expect(await whose()).toHaveTextContent('These are the details of the person who logged in.');
  });

  it('shows the owner on the page of another account', async () => {
    const found = upliftRefusal.parse(findDuplicate('duplicate'));
    await openProofing('/proofing/duplicate-nhs-number', [...byNumber, duplicateFound(found)], 'duplicate');
    expect(await whose()).toBeVisible();
  });
});

it.each(['/enter-email', '/login'])('shows no owner on %s before the details are known', async (path) => {
  signInAs('mobile');
  await visit(path);
  expect(screen.queryByText(new RegExp(notYou))).not.toBeInTheDocument();
});

it('forgets the user and starts again when another person logs in', async () => {
  document.cookie = 'remember_my_device=of-the-person; path=/';
  document.cookie = 'nhs_login_visitor_id=account; path=/';
  const { user, store } = await openProofing('/proofing/check-your-details', [...byNumber, emailEntered(email)]);
  await user.click(await screen.findByRole('button', { name: notYou }));
  await expectPage('/enter-email', 'Enter your email address');
  expect(byId('user-email')).toHaveValue('');
  const { profile, proofing, journey, client } = store.getState();
  expect(JSON.stringify([profile, proofing, journey])).not.toMatch(/mobile@|9990000018|1984|LS1/);
  expect(client.oidc).toHaveProperty('client_id');
  await waitFor(() => expect(document.cookie).not.toMatch(/id_token|remember_my_device|nhs_login_visitor_id/));
  await unloadDocument();
  expect(await stored()).not.toMatch(/mobile@|9990000018|1984|LS1/);
});
