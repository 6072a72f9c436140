import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { useReloadOnRestore } from '@/journeys/duplicate-account/duplicate-nhs-number';
import { usePasskeyNextStep } from '@/journeys/passkey/offers/offers';
import { useOtherNumber } from '@/journeys/security-code/landline-fallbacks';
import { exit } from '@/outcome/exit';
import { emailEntered, numberRegistered, passkeysChecked, passkeySupportKnown } from '@/state/events';
import { openSteps, recordSends, refuses, withAuthenticator } from '../../support/environment';

function using<Result>(hook: () => Result, ...events: Parameters<typeof openSteps>) {
  const opened = openSteps(...events);
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={opened.store}>{children}</Provider>;
  return { ...opened, ...renderHook(hook, { wrapper }) };
}
const enabled = (passkeys_enabled = true) => passkeysChecked({ passkeys_enabled, allow_credentials: [] });

it('offers a passkey when user and browser may have one, and stays on the page when it is unused', async () => {
  withAuthenticator({ dialog: refuses('NotAllowedError') });
  recordSends({ authentication_options: { challenge: 'Y2g', rpId: 'localhost' }, transaction_id: 't' });
  const { result, run } = using(usePasskeyNextStep, enabled());
  expect(result.current).toEqual([{ value: 'passkey', label: 'Log in with my passkey', step: expect.any(Function) as unknown }]);
  const [offer] = result.current;
  expect(offer?.step && (await run(offer.step))).toEqual({ kind: 'invalid', field: '', code: 'PASSKEY_NOT_USED' });
});

it.each([
  ['the account allows none', [enabled(false)]],
  ['the browser supports none', [enabled(), passkeySupportKnown(false)]],
  ['neither account nor browser allow it', [enabled(false), passkeySupportKnown(false)]],
])('offers no passkey when %s', (_why, events) => expect(using(usePasskeyNextStep, ...events).result.current).toEqual([]));

it('offers a passkey when the browser is known to support passkeys, and retains the offer when the state changes', () => {
  const { result, store } = using(usePasskeyNextStep, enabled(), passkeySupportKnown(false));
  act(() => void store.dispatch(passkeySupportKnown(true)));
  expect(result.current).toHaveLength(1);
  act(() => void store.dispatch(enabled(false)));
  expect(result.current).toHaveLength(1);
});

const registered = numberRegistered({ phone_number: '•••0338', landline_number: null });

it.each([
  ['at once during the registration', [registered], '/register/enter-mobile', '/register/enter-mobile'],
  [
    'with a wait to an existing account',
    [registered, emailEntered('maya@example.com')],
    '/recovery/change-mobile/enter-mobile',
    '/recovery/change-landline/enter-landline',
  ],
])('offers to enter another phone number %s', (_when, events, mobile, landline) =>
  expect(using(useOtherNumber, ...events).result.current).toEqual({ mobile, landline }),
);

const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('reloads the page about another account only when the browser restores it', () => {
  const reload = vi.spyOn(exit, 'reload').mockResolvedValue();
  const { rerender, unmount } = renderHook(useReloadOnRestore);
  shown(false);
  expect(reload).not.toHaveBeenCalled();
  rerender();
  shown(true);
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  shown(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
