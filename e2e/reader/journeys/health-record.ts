import type { ReaderJourney } from '../reader-journey';

export const healthRecord: ReaderJourney = {
  title: 'answers the questions about a health record',
  run: async (user) => {
    await user.startsAt('proofing/know-nhs-number.usual', 'Do you know your NHS number?');
    await user.tabsTo('Yes, I know my NHS number');
    await user.presses('space', 'chooses to give the number', {});
    await user.tabsTo('NHS number', { must: ['NHS number', 'This is a 10 digit number'], once: ['This is a 10 digit number'] });
    await user.types('123');
    await user.presses('Return', 'submits three digits', { must: ['There is a problem'] });
    await user.presses('Tab', 'Tab to the error', {});
    // Firefox reports the description once more when the field gets the focus.
    await user.presses('Return', 'follows the link to the field', { must: ['NHS number', 'Error:'], once: [] });
    await user.types('999 000 1235');
    await user.presses('Return', 'submits the number', { must: ['What is your date of birth?'] });
    await user.tabsTo('Day');
    await user.types('31');
    await user.tabsTo('Month');
    await user.types('3');
    await user.tabsTo('Year');
    await user.types('1980');
    await user.presses('Return', 'submits the date of birth', { must: ['What is your postcode?'] });
    await user.tabsTo('Postcode');
    await user.types('LS1 4AP');
    await user.presses('Return', 'submits the postcode', { must: ['Check your details'] });
    await user.tabsTo('Submit information');
  },
};
