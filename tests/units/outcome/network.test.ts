import { networkBack } from '@/outcome/network';
import { networkChanged } from '@/state/events';
import { openStore } from '../../support/environment';

it('waits for the network while the browser is offline, and no longer', async () => {
  const { store } = openStore(networkChanged(true));
  const back = vi.fn();
  const settled = networkBack(store)?.then(back);
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  store.dispatch(networkChanged(false));
  window.dispatchEvent(new Event('online'));
  await settled;
  expect(back).toHaveBeenCalledOnce();
  expect(networkBack(store)).toBeUndefined();
});
