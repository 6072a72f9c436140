import { numberChangeBegun, securityCodeSent } from '../../../src/state/events';
import { accountJustCreated, after, type Parts, passkeyOffered, passkeyTriedBefore, sharing, submits, unanswered } from '../shared';
import type { Here } from '../variant';

/** A code has been sent to the new number of an account. */
export const changes = (method: 'mobile' | 'landline') =>
  ({
    label: 'a number is being changed: the code confirms the new one',
    happened: [securityCodeSent({ [method === 'mobile' ? 'phone_number' : 'landline_number']: '•••0222' }), numberChangeBegun(method)],
    world: ({ session }: Here) => {
      session.changeTo = { method, number: method === 'mobile' ? '+447700900222' : '+441632960222' };
    },
  }) as const;
/** The same on the page of the code. */
export const confirmsNumber = (method: 'mobile' | 'landline') => ({
  ...changes(method),
  shows: [
    'Enter the code we sent to •••0222',
    'to confirm your new number. Your old number keeps working until the change is complete.',
    'Keep my old number',
  ],
});

export const notByLandline = { click: 'I cannot log in using my landline' } as const;
export const byPasskey = 'Log in with your passkey';
export const byText = 'Send a security code to my mobile phone';
export const anotherLandline = 'Change your landline number';
export const withPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-landline' } as const;
export const withAll = { ...passkeyTriedBefore, persona: 'passkey-and-both' } as const;

/** The other ways to log in, on a page for a user with a landline. */
export const landlineAlternatives = {
  'mobile-known': { persona: 'both', label: 'a mobile phone too, unfolded', shows: [byText, anotherLandline], does: [notByLandline] },
  passkey: { ...withPasskey, label: 'a passkey too, unfolded', shows: [byPasskey, anotherLandline], does: [notByLandline] },
  'passkey-and-mobile': {
    ...withAll,
    label: 'a passkey and a mobile phone too, unfolded',
    shows: [byPasskey, byText],
    does: [notByLandline],
  },
  'without-passkeys': {
    ...withPasskey,
    label: 'a passkey, but a browser without, unfolded',
    shows: [anotherLandline],
    device: 'without-passkeys',
    does: [notByLandline],
  },
  'account-just-created': { ...accountJustCreated, shows: [anotherLandline], does: [notByLandline] },
} as const satisfies Parts;

export const passkeyOnLandline = sharing(withPasskey, passkeyOffered([notByLandline, { click: byPasskey }]));

export const oneTryLeft = ({ account, now }: Here) => account && Object.assign(account.codeTries, { count: 4, lastAt: now });

export const newCodeSent = { label: 'a new code was sent', shows: ['Success', 'You have been sent a new security code.'] } as const;

/** The checkbox that remembers a device, and its explanation. */
export const remembered = {
  shows: [
    "You will not need a security code when you log in on this device for the next 180 days. You'll still need your password.",
    'Do not choose this if you share this device with other people.',
  ],
  does: [{ choose: 'Remember this device and stop sending security codes' }, { click: 'What does remember this device mean?' }],
} as const;

const typesCode = (type: string) => [{ type, into: 'Security code' }, submits] as const;

/** Errors of a security code. */
export const codeErrors = {
  'nothing-typed': after('sent empty', [submits], ['Error: Enter the security code']),
  'code-malformed': after('a code of 5 digits', typesCode('12345'), ['Enter the 6 digits of your security code']),
  'wrong-code': after('a wrong code', typesCode('000000'), ['Enter the correct security code']),
  ...unanswered('otp', typesCode('123456')),
} as const satisfies Parts;

export const toNewNumber = 'It has been more than 5 minutes since we sent it to your new number.';

export const passkeyWay = 'Log in with my passkey';
