import { networkBack, recordNetwork } from '@/outcome/network';

it('waits for the network while the browser is offline, and no longer', async () => {
  expect(networkBack()).toBeUndefined();
  recordNetwork(true);
  const back = vi.fn();
  const settled = networkBack()?.then(back);
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  recordNetwork(false);
  window.dispatchEvent(new Event('online'));
  await settled;
  expect(back).toHaveBeenCalledOnce();
  expect(networkBack()).toBeUndefined();
});
