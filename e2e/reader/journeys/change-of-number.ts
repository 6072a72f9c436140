import type { ReaderJourney } from '../reader-journey';

export const changeOfNumber: ReaderJourney = {
  title: 'asks for another phone number',
  run: async (user) => {
    await user.startsAt('recovery/change-mobile/enter-mobile.usual', 'Change your mobile phone number');
    await user.tabsTo('New UK mobile number');
    await user.types('01632 960 222');
    await user.presses('Return', 'submits the number of a landline', {
      must: ['There is a problem', 'Enter a UK mobile phone number, like 07700 900 982'],
    });
    await user.tabsTo('New UK mobile number', { must: ['New UK mobile number', 'Error:'], once: [] });
    await user.types('07700 900 222');
    await user.presses('Return', 'submits the number', { must: ['Enter the security code'] });
    await user.tabsTo('Security code');
    await user.types(await user.newest('code'));
    await user.presses('Return', 'submits the code', { must: ['You have asked to change your phone number'] });
  },
};
