/* The button is inert at first, and no query finds it. */
/* eslint-disable testing-library/no-node-access */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs, world } from '../../mocks/server';
import { waitForPageReady } from '../support/page';
import { visit } from '../support/visit';

/** As the second click of a double click that began on another site, and as the Enter key. */
const submit = (found: HTMLButtonElement | undefined) => {
  found?.click();
  found?.form?.requestSubmit();
};

describe.each([
  ['/nhs-login-consent', 'mobile', 'I agree', '/consent'],
  ['/terms-update', 'terms-and-consent', 'Agree and continue', '/terms-update'],
] as const)('form of %s', (path, persona, name, call) => {
  const sent = () => world().calls.filter((made) => made.path.endsWith(`/account${call}`)).length;
  const agree = () => [...document.querySelectorAll<HTMLButtonElement>('form button')].find(({ textContent }) => textContent === name);

  it('ignores a submission right after it mounts, and accepts the next one', async () => {
    signInAs(persona, { upTo: 'identity-token' });
    let submitted = 0;
    const observer = new MutationObserver(() => {
      if (!agree() || submitted > 0) return;
      submitted += 1;
      submit(agree());
    });
    observer.observe(document.body, { subtree: true, childList: true });
    const { store } = await visit(path);
    await waitFor(() => expect(submitted).toBe(1));
    await waitForPageReady();
    observer.disconnect();
    expect([sent(), store.getState().page.loading]).toEqual([0, false]);
    act(() => submit(agree()));
    await waitFor(() => expect(sent()).toBe(1));
  });

  it.each<[string, () => void]>([
    ['its window comes to the front', () => void window.dispatchEvent(new Event('focus'))],
    ['its tab is shown', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('ignores a submission when %s', async (_when, happens) => {
    signInAs(persona, { upTo: 'identity-token' });
    const { store } = await visit(path);
    act(() => {
      happens();
      submit(agree());
    });
    await waitForPageReady();
    expect([sent(), store.getState().page.loading]).toEqual([0, false]);
    act(() => submit(agree()));
    await waitFor(() => expect(sent()).toBe(1));
  });
});
