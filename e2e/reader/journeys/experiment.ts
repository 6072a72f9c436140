import type { ReaderJourney } from '../journeys';
import { controlPage, variants } from '../control-page';

export const experiment: ReaderJourney = {
  title: 'experiment',
  travel: async (user) => {
    for (const variant of Object.keys(variants)) {
      await user.opens('/mock/');
      await user.page.setContent(controlPage(variant));
      await user.page.evaluate(() => document.getElementById('i')?.focus());
      await user.presses('Return', variant, {});
      await user.presses('Down', variant + ' down', {});
    }
  },
};
