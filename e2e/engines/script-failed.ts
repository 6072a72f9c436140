import { type Fault, startBrokenHost } from './broken-host';
import type { Journey } from './journey';
import { until } from './until';
import { view } from './views';

const resetLink = '/reset/new-password?username=somebody%40example.com&code=123456&expiry=4102444800000';
const words = 'This page has not finished loading';
const lost: readonly Fault[] = ['cut off', 'missing', 'a page', 'changed'];

export const scriptFailed: Journey = {
  title: 'is told when the script of the app does not come, and tries again',
  // Firefox, and the console of Chromium 87, count what they refuse among the exceptions.
  tolerated: /integrity'? attribute|MIME type/,
  run: async (user) => {
    await user.arrives();
    const host = await startBrokenHost();
    const opens = async (address: string, fault: Fault) => {
      host.fault = fault;
      await user.opens(host.origin + address);
    };
    const hasNoCode = () =>
      until(
        'the way on without a code in the address',
        () => user.tab.ask(view),
        ({ address, text }) => address === '/reset/new-password' && text.includes('Open the link in your email again.'),
      );
    try {
      for (const fault of lost) {
        await opens('/privacy', fault);
        await user.reads(words);
      }
      // Above a page that was rendered at build time.
      await opens('/enter-email', 'missing');
      await user.reads(words);
      await user.reads('Email address');
      await opens(resetLink, 'cut off');
      await hasNoCode();
      await opens(resetLink, 'late');
      await hasNoCode();
      // The style of the page is enough.
      await opens('/privacy', 'all late');
      await user.reads(words);

      host.fault = 'none';
      await user.follows('Try again');
      await until(
        'the page',
        () => user.tab.ask(view),
        ({ heading, text }) => heading === 'Privacy notice' && !text.includes(words),
      );
    } finally {
      host.stop();
    }
  },
};
