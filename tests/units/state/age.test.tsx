import { describe, expect, it, vi } from 'vitest';
import { clientInfoReceived, dobGiven, passkeysChecked } from '@/state/events';
import { byNumber, openProofing } from '../../support/open-proofing';
import { slices } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

const minutes = (count: number) => count * 60_000;
const dob = '1984-03-15';
const ages = () => slices.map((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt?: number }).savedAt);

/** In the order in which the auth API's answer is read, which is not the one that it is stored in. */
const client = { client_homepage_url: '', terms_uri: '', client_display_name: 'Example', approved_scopes: ['openid'], claims: [] };

/** Everything is answered now; the clock then goes on by hand. */
async function openNow() {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const passkeys = passkeysChecked({ passkeys_enabled: true, allow_credentials: [{ id: 'one', type: 'public-key', transports: ['usb'] }] });
  await openProofing('/proofing/check-your-details', [...byNumber, clientInfoReceived(client), passkeys]);
  await unloadDocument();
  return (after: number) => void vi.setSystemTime(now + minutes(after));
}
/** At a page that anybody may read: another would say that the session is over. */
async function reload() {
  const { store } = await visit('/cookies');
  const found = store.getState().proofing.dob;
  await unloadDocument();
  return found;
}

describe('age of stored entries', () => {
  it('does not restart on a reload', async () => {
    const at = await openNow();
    const before = ages();
    const found: string[] = [];
    for (const time of [20, 40, 59, 61, 100, 150]) {
      at(time);
      found.push(await reload());
      if (time < 60) expect(ages()).toEqual(before);
    }
    expect(found).toEqual([dob, dob, dob, '', '', '']);
  });

  it('counts from the last change', async () => {
    const at = await openNow();
    at(50);
    const { store } = await visit('/proofing/enter-dob');
    store.dispatch(dobGiven('1990-01-02'));
    await unloadDocument();
    at(109);
    expect(await reload()).toBe('1990-01-02');
    at(110);
    expect(await reload()).toBe('');
  });

  it('does not restart when the same answer is given again', async () => {
    const at = await openNow();
    at(50);
    const { store } = await visit('/proofing/enter-dob');
    store.dispatch(dobGiven('1990-01-02'));
    store.dispatch(dobGiven(dob));
    await unloadDocument();
    at(61);
    expect(await reload()).toBe('');
  });

  it('is not extended by a fast clock at the time of writing', async () => {
    const at = await openNow();
    at(-50);
    expect(await reload()).toBe(dob);
    at(9);
    expect(await reload()).toBe(dob);
    at(10);
    expect(await reload()).toBe('');
  });
});
