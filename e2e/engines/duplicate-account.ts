import { expect } from 'vitest';
import { emailOf, personas } from '../../mocks/people/personas';
import type { Journey } from './journey';

const persona = 'duplicate-several';

export const duplicateAccount: Journey = {
  title: 'matches a record with two older accounts, requests reminders for both, and logs in with one of them',
  run: async (user) => {
    const { nhsNumber, dob, postcode } = personas[persona].details;
    const [year = '', month = '', day = ''] = dob.split('-').map((part) => String(Number(part)));
    await user.signsInUpTo('/enter-mobile-code', persona);
    await user.givesCode();
    await user.isOn('/proofing/find-nhs-record');
    await user.continues();
    await user.isOn('/proofing/know-nhs-number');
    await user.picks('Yes, I know my NHS number');
    await user.fills('NHS number', nhsNumber);
    await user.continues();
    await user.isOn('/proofing/enter-dob');
    await user.fills('Day', day);
    await user.fills('Month', month);
    await user.fills('Year', year);
    await user.continues();
    await user.isOn('/proofing/enter-postcode');
    await user.fills('Postcode', postcode);
    await user.continues();
    await user.isOn('/proofing/check-your-details');
    await user.clicks('Submit information');

    await user.isOn('/proofing/duplicate-nhs-number');
    await user.chooses('Get help finding the email address linked to this account');
    await user.isOn('/proofing/multiple-emails-found');
    await user.chooses('Get an email reminder, sent to the email addresses linked to these accounts');
    await user.isOnAgain('/proofing/reminder-email-sent');
    expect((await user.inbox.emails()).map(({ to }) => to).sort()).toEqual([emailOf('first-account'), emailOf('second-account')]);

    await user.follows('Log in with your existing account');
    await user.isOn('/enter-email');
    user.persona = 'second-account';
    await user.givesEmail();
    await user.isOn('/log-in-password');
    await user.givesPassword();
    await user.isOn('/enter-mobile-code');
    await user.givesCode();
    await user.isHandedOver();
    expect(await user.stored()).not.toContain(nhsNumber);
  },
};
