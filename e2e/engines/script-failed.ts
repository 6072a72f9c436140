import { type Fault, startBrokenHost } from './broken-host';
import type { Journey } from './journey';
import { until } from './until';
import { view } from './views';

const resetLink = '/reset/new-password?username=somebody%40example.com&code=123456&expiry=4102444800000';
const words = 'This page has not finished loading';
const faults: readonly Fault[] = ['cut off', 'missing', 'a page', 'changed'];

export const scriptFailed: Journey = {
  title: 'sees the load-failure message when the entry script fails to load, and retries',
  // Firefox and Chromium 87 report refused scripts as exceptions.
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
        'the instruction to open the link again, without a code in the address',
        () => user.tab.ask(view),
        ({ address, text }) => address === '/reset/new-password' && text.includes('Open the link in your email again.'),
      );
    try {
      for (const fault of faults) {
        await opens('/privacy', fault);
        await user.reads(words);
      }
      // The message is above the prerendered page.
      await opens('/enter-email', 'missing');
      await user.reads(words);
      await user.reads('Email address');
      await opens(resetLink, 'cut off');
      await hasNoCode();
      await opens(resetLink, 'late');
      await hasNoCode();
      // Without any script, a CSS animation shows the message.
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
