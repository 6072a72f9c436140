import { act, screen, waitFor } from '@testing-library/react';
import { answer, world } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/environment';
import { button, byId, expectHandOver, expectPage, reload, state, type Visit, visit, waitForPageReady } from '../../support/user';

const openConfirmation = async () => {
  const visited = await visit('/consent-confirmation', { persona: 'mobile', upTo: 'identity-token' });
  await expectPage('/consent-confirmation', 'You did not agree to share your login information');
  await screen.findByLabelText('Go to Example health service without sharing my login information');
  return visited;
};

it('returns from the confirmation of a refusal to the consent page', async () => {
  const { user } = await openConfirmation();
  await user.click(byId('choice-1'));
  await user.click(button('Continue'));
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
});

/** As the second click of a double click that began on another site, and as the Enter key. */
const submit = (found: HTMLButtonElement | null) => {
  found?.click();
  found?.form?.requestSubmit();
};

describe.each([
  ['/nhs-login-consent', 'mobile', 'I agree', '/consent'],
  ['/terms-update', 'terms-and-consent', 'Agree and continue', '/terms-update'],
] as const)('form of %s', (path, persona, name, call) => {
  const sent = () => world().calls.filter((made) => made.path.endsWith(`/account${call}`)).length;
  const agree = () => screen.queryByRole<HTMLButtonElement>('button', { name });

  it('ignores a submission of the agreement right after its form mounts, and accepts the next one', async () => {
    let submitted = 0;
    const observer = new MutationObserver(() => {
      if (!agree() || submitted > 0) return;
      submitted += 1;
      submit(agree());
    });
    observer.observe(document.body, { subtree: true, childList: true });
    const { store } = await visit(path, { persona, upTo: 'identity-token' });
    await waitFor(() => expect(submitted).toBe(1));
    await waitForPageReady();
    observer.disconnect();
    expect([sent(), store.getState().page.loading]).toEqual([0, false]);
    act(() => submit(agree()));
    await waitFor(() => expect(sent()).toBe(1));
  });

  it.each<[string, () => void]>([
    ['its window has just received the focus', () => void window.dispatchEvent(new Event('focus'))],
    ['its tab has just become visible', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('ignores a submission of the agreement when %s', async (_when, happens) => {
    const { store } = await visit(path, { persona, upTo: 'identity-token' });
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

it('ignores a refusal of new terms when its window has just received the focus', async () => {
  const { exits } = await visit('/terms-update', { persona: 'terms-and-consent', upTo: 'identity-token' });
  act(() => {
    window.dispatchEvent(new Event('focus'));
    button('I do not agree').click();
  });
  await waitForPageReady();
  expect(window.location.pathname + exits.join('')).toBe('/terms-update');
  act(() => button('I do not agree').click());
  await waitFor(() => expect(exits).toHaveLength(1));
});

const refuse = async ({ user }: Visit) => {
  await user.click(byId('choice-2'));
  await user.click(button('Continue'));
};

/** Opens a page whose call for the client gets no answer. */
function openWithoutClient(path: string, state?: unknown, times?: number) {
  expectConsoleMessage(authApiFailed);
  answer('client-info.dead', times);
  return visit(path, { persona: 'mobile', upTo: 'identity-token', state });
}

const question = 'You did not agree to share your login information';
const expectTheQuestion = async ({ exits }: Visit) => {
  await expectPage('/consent-confirmation', question);
  expect(exits).toEqual([]);
};

it.each([undefined, { changePending: true }, { notAgreed: 'yes' }, 'notAgreed'])(
  'shows the question instead of a refusal when the page is opened with %j',
  async (given) => {
    const { length } = window.history;
    const address = '/no-consent?redirect_uri=https%3A%2F%2Fevil.example';
    const visited = await visit(address, { persona: 'mobile', upTo: 'identity-token', state: given });
    await expectTheQuestion(visited);
    expect(window.history).toHaveLength(length);
    await refuse(visited);
    expect(await expectHandOver(visited)).toEqual({ error: 'access_denied', error_description: 'ConsentNotGiven', state });
    await expectPage('/no-consent');
    expect(Object.keys(localStorage)).toEqual([]);
  },
);

it('sends no refusal after a reload', async () => {
  await openWithoutClient('/no-consent', { notAgreed: true });
  await screen.findByRole('button', { name: 'Try again' });
  await expectTheQuestion(await reload());
});

it('sends no refusal after Back and Forward', async () => {
  const visited = await openWithoutClient('/consent-confirmation');
  await refuse(visited);
  await expectPage('/no-consent');
  await screen.findByRole('button', { name: 'Try again' });
  window.history.back();
  await expectPage('/consent-confirmation', question);
  const onward = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.forward();
  await onward;
  await expectTheQuestion(visited);
});

it('sends the refusal on retry after a missing answer', async () => {
  const visited = await openWithoutClient('/no-consent', { notAgreed: true }, 1);
  await visited.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await expectHandOver(visited)).toMatchObject({ error_description: 'ConsentNotGiven' });
});
