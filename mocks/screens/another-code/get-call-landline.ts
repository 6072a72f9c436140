import { anotherLandline, byPasskey, byText, notByLandline, withAll, withPasskey } from '../security-code/shared';
import { accountJustCreated, noSession, numberUnknown, passkeyOffered, unanswered } from '../shared';
import type { Screen } from '../variant';

const getCall = { heading: 'Get a call to your landline', persona: 'landline', progress: 'password' } as const;

/** The page before a call to a landline. */
export default {
  usual: {
    ...getCall,
    label: 'only a landline',
    says: [
      "We'll call •••••••0123",
      'and read out a security code. You must be at home to answer.',
      'If you screen calls, turn this off or accept our call.',
      'Call my landline now',
    ],
  },
  'number-unknown': { ...getCall, ...numberUnknown, label: 'the number is not known', says: ["We'll call your landline and read out"] },
  unfolded: { ...getCall, label: 'everything unfolded', says: [anotherLandline], does: [notByLandline] },
  'mobile-known': {
    ...getCall,
    persona: 'both',
    label: 'a mobile phone too, unfolded',
    says: [byText, anotherLandline],
    does: [notByLandline],
  },
  passkey: { ...getCall, ...withPasskey, label: 'a passkey too, unfolded', says: [byPasskey, anotherLandline], does: [notByLandline] },
  'passkey-and-mobile': {
    ...getCall,
    ...withAll,
    label: 'a passkey and a mobile phone too, unfolded',
    says: [byPasskey, byText],
    does: [notByLandline],
  },
  'without-passkeys': {
    ...getCall,
    ...withPasskey,
    label: 'a passkey, but a browser without, unfolded',
    says: [anotherLandline],
    device: 'without-passkeys',
    does: [notByLandline],
  },
  'account-just-created': { ...getCall, ...accountJustCreated, says: [anotherLandline], does: [notByLandline] },
  ...unanswered(getCall, 'trigger-otp', [{ click: 'Call my landline now' }]),
  ...passkeyOffered({ ...getCall, ...withPasskey }, [notByLandline, { click: byPasskey }]),
  'no-session': noSession,
} as const satisfies Screen;
