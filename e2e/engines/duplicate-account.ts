import { expect } from 'vitest';
import { emailOf, personas } from '../../mocks/people/personas';
import type { Journey } from './journey';

const persona = 'duplicate-several';

export const duplicateAccount: Journey = {
  title: 'is matched to a record that two older accounts have, is reminded of both, and logs in with one of them',
  travel: async (person) => {
    const { nhsNumber, dob, postcode } = personas[persona].details;
    const [year = '', month = '', day = ''] = dob.split('-').map((part) => String(Number(part)));
    await person.signsInUpTo('/enter-mobile-code', persona);
    await person.givesCode();
    await person.isOn('/proofing/find-nhs-record');
    await person.continues();
    await person.isOn('/proofing/know-nhs-number');
    await person.picks('Yes, I know my NHS number');
    await person.fills('NHS number', nhsNumber);
    await person.continues();
    await person.isOn('/proofing/enter-dob');
    await person.fills('Day', day);
    await person.fills('Month', month);
    await person.fills('Year', year);
    await person.continues();
    await person.isOn('/proofing/enter-postcode');
    await person.fills('Postcode', postcode);
    await person.continues();
    await person.isOn('/proofing/check-your-details');
    await person.presses('Submit information');

    await person.isOn('/proofing/duplicate-nhs-number');
    await person.chooses('Get help finding the email address linked to this account');
    await person.isOn('/proofing/multiple-emails-found');
    await person.chooses('Get an email reminder, sent to the email addresses linked to these accounts');
    await person.isOnAgain('/proofing/reminder-email-sent');
    expect((await person.inbox.emails()).map(({ to }) => to).sort()).toEqual([emailOf('first-account'), emailOf('second-account')]);

    await person.follows('Log in with your existing account');
    await person.isOn('/enter-email');
    person.persona = 'second-account';
    await person.givesEmail();
    await person.isOn('/log-in-password');
    await person.givesPassword();
    await person.isOn('/enter-mobile-code');
    await person.givesCode();
    await person.isHandedOver();
    expect(await person.stored()).not.toContain(nhsNumber);
  },
};
