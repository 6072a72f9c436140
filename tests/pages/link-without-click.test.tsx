import { describe, expect, it } from 'vitest';
import { accountChecked, emailEntered } from '@/state/events';
import { emailOf } from '../../mocks/people/personas';
import { signInAs, world } from '../../mocks/server';
import { byNumber, openProofing } from '../support/open-proofing';
import { arriveAt, button } from '../support/page';
import { untilQuiet } from '../support/under-way';
import { depart, visit } from '../support/visit';

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

describe('a link from another site', () => {
  it.each([
    '?detour=forgot-password:renewal',
    '?detour=forgot-password:firewall',
    '?detour=renewal',
    '?detour=verify-waf-token:firewall,forgot-password:renewal',
  ])('sends no reset email, whatever its address tells of a detour: %s', async (query) => {
    signInAs('mobile');
    await visit(`/check-forgot-password${query}`, { events: known });
    await arriveAt('/check-email');
    await untilQuiet();
    expect(posts()).toEqual([]);
    expect(world().inbox).toEqual([]);
  });

  it('looks for no health record', async () => {
    await openProofing('/proofing/submit', byNumber);
    await arriveAt('/proofing/check-your-details', 'Check your details');
    await untilQuiet();
    expect(posts()).toEqual([]);
  });

  it.each(['renewal', 'firewall'])('disables no later %s', async (kind) => {
    signInAs('mobile');
    const { store } = await visit(`/enter-email?detour=account-status:${kind},${kind}`);
    expect(store.getState().journey).toMatchObject({ roundTrips: [], kindsInAddress: [] });
    expect(store.getState().journey.returnedFrom).toBeUndefined();
  });

  it('moves no deadline', async () => {
    signInAs('mobile');
    const { store } = await visit('/enter-email');
    const { timestamps } = store.getState().deadlines;
    await depart();
    const later = await visit('/enter-email?detour=session:renewal');
    expect(later.store.getState().deadlines.timestamps).toEqual(timestamps);
  });
});

it('/proofing/submit looks for a record once after a click, and a reload leads to the details', async () => {
  const { user } = await openProofing('/proofing/check-your-details', byNumber);
  await user.click(button('Submit information'));
  await arriveAt('/nhs-login-consent');
  expect(world().calls.filter(({ path }) => path.endsWith('/p5-uplift-nhs-known'))).toHaveLength(1);
  await depart();
  await visit('/proofing/submit');
  await arriveAt('/proofing/p5-already-completed');
  expect(world().calls.filter(({ path }) => path.endsWith('/p5-uplift-nhs-known'))).toHaveLength(1);
});
