import { numberChangeBegun, securityCodeSent } from '../../../src/state/events';
import { accountJustCreated, type Parts, passkeyTriedBefore } from '../shared';
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
export const confirms = [
  'Enter the code we sent to •••0222',
  'to confirm your new number. Your old number keeps working until the change is complete.',
  'Keep my old number',
];

export const notByLandline = { click: 'I cannot log in using my landline' } as const;
export const byPasskey = 'Log in with your passkey';
export const byText = 'Send a security code to my mobile phone';
export const anotherLandline = 'Change your landline number';
export const withPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-landline' } as const;
export const withAll = { ...passkeyTriedBefore, persona: 'passkey-and-both' } as const;

/** The other ways to log in, on a page for a user with a landline. */
export const landlineAlternatives = {
  'mobile-known': { persona: 'both', label: 'a mobile phone too, unfolded', says: [byText, anotherLandline], does: [notByLandline] },
  passkey: { ...withPasskey, label: 'a passkey too, unfolded', says: [byPasskey, anotherLandline], does: [notByLandline] },
  'passkey-and-mobile': {
    ...withAll,
    label: 'a passkey and a mobile phone too, unfolded',
    says: [byPasskey, byText],
    does: [notByLandline],
  },
  'without-passkeys': {
    ...withPasskey,
    label: 'a passkey, but a browser without, unfolded',
    says: [anotherLandline],
    device: 'without-passkeys',
    does: [notByLandline],
  },
  'account-just-created': { ...accountJustCreated, says: [anotherLandline], does: [notByLandline] },
} as const satisfies Parts;
