import { describe, expect, it } from 'vitest';
import { accountChecked, emailEntered } from '@/state/events';
import { emailOf } from '../../mocks/people/personas';
import { signInAs, world } from '../../mocks/server';
import { byNumber, openProofing } from '../support/open-proofing';
import { button, expectPage } from '../support/page';
import { unloadDocument, visit } from '../support/visit';
import { waitForIdle } from '../support/wait-for-idle';

const posts = () => world().calls.filter(({ method }) => method === 'POST');
const known = [
  emailEntered(emailOf('mobile')),
  accountChecked({
    status: 'CONFIRMED',
    uplift_required: false,
    allow_p5_before_p9: false,
    landline_registration_enabled: false,
    auth_options: { authentication_options: { allowCredentials: [] } },
  }),
];

describe('link from another site', () => {
  it.each([
    '?detour=forgot-password:renewal',
    '?detour=forgot-password:firewall',
    '?detour=renewal',
    '?detour=verify-waf-token:firewall,forgot-password:renewal',
  ])('sends no reset email, whatever redirect its address names: %s', async (query) => {
    signInAs('mobile');
    await visit(`/check-forgot-password${query}`, { events: known });
    await expectPage('/check-email');
    await waitForIdle();
    expect(posts()).toEqual([]);
    expect(world().inbox).toEqual([]);
  });

  it('starts no search for a health record', async () => {
    await openProofing('/proofing/submit', byNumber);
    await expectPage('/proofing/check-your-details', 'Check your details');
    await waitForIdle();
    expect(posts()).toEqual([]);
  });

  it.each(['renewal', 'firewall'])('disables no later %s', async (kind) => {
    signInAs('mobile');
    const { store } = await visit(`/enter-email?detour=account-status:${kind},${kind}`);
    expect(store.getState().journey).toMatchObject({ roundTrips: [], kindsInAddress: [] });
    expect(store.getState().journey.returnedFrom).toBeUndefined();
  });

  it('changes no deadline', async () => {
    signInAs('mobile');
    const { store } = await visit('/enter-email');
    const { timestamps } = store.getState().deadlines;
    await unloadDocument();
    const later = await visit('/enter-email?detour=session:renewal');
    expect(later.store.getState().deadlines.timestamps).toEqual(timestamps);
  });
});

it('searches once after a click on /proofing/submit, and a reload shows the details', async () => {
  const { user } = await openProofing('/proofing/check-your-details', byNumber);
  await user.click(button('Submit information'));
  await expectPage('/nhs-login-consent');
  expect(world().calls.filter(({ path }) => path.endsWith('/p5-uplift-nhs-known'))).toHaveLength(1);
  await unloadDocument();
  await visit('/proofing/submit');
  await expectPage('/proofing/p5-already-completed');
  expect(world().calls.filter(({ path }) => path.endsWith('/p5-uplift-nhs-known'))).toHaveLength(1);
});
