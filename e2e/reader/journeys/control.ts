import type { ControlAction } from '../control-page';
import type { ReaderJourney } from '../reader-journey';

export const control: ReaderJourney = {
  title: 'hears Orca speak pages without the app as expected',
  run: async (user) => {
    const begins = (action: ControlAction) =>
      user.hears(`opens the control page '${action}'`, () => user.opens(`/control?${action}`), { must: ['Go'], once: [] });
    await begins('summary');
    await user.presses('Return', "gets the design system's error summary", {
      once: ['There is a problem'],
    });
    await begins('group');
    await user.presses('Return', 'gets an error summary that is a group', { must: ['There is a problem', 'Enter your name'] });
    await begins('parked');
    await user.presses('Return', 'goes on to a second page', { must: ['Second page'] });
  },
};
