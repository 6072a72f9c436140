import { calls } from '../../../mocks/backend/http/calls';
import { emailOf } from '../../../mocks/people/personas';
import { answer } from '../../../mocks/server';
import { openVariant } from '../../support/open-variant';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { senderOf } from '../../support/senders/senders';
import { type PageAction, performAction, visit } from '../../support/visit';

interface Request extends Pick<PageAction, 'chosen' | 'clicked'> {
  variant: string;
  /** The page after an unknown answer. */
  otherwise: string;
}

const byText = 'Send a security code to my mobile phone';
const text = { clicked: 'Continue', otherwise: '/error' } as const;
const call = { clicked: 'Continue', otherwise: '/call-failed' } as const;

/** Pages that ask for a code in one of several ways. */
const requests: readonly Request[] = [
  { variant: 'choose-authentication-method.usual', chosen: 'Text message to a number ending in 0338', ...text },
  { variant: 'call-failed.passkey-and-mobile', chosen: 'Try calling my landline again', ...call },
  { variant: 'call-failed.passkey-and-mobile', chosen: byText, ...text },
  { variant: 'landline-code-expired.mobile-known', chosen: 'Call my landline again with a new security code', ...call },
  { variant: 'landline-code-expired.mobile-known', chosen: 'Text me a new security code', ...text },
];
const named = requests.map((request) => [request.variant, request.chosen, request] as const);

describe.each(sample(named, 2))('refused code on %s, "%s"', (_variant, _chosen, { variant, otherwise, ...action }) => {
  it.each([
    [403, 'OTP requests exceeded', '/otp-requests-exceeded'],
    [400, 'OTP attempts exceeded', '/otp-attempts-exceeded'],
    [500, 'Something else', otherwise],
  ])('shows, when another code is refused with %i %s, the page %s', async (status, error, to) => {
    const visited = await openVariant(variant);
    answer({ call: calls['trigger-otp'], answer: { status, json: { error } } });
    await performAction(visited, action);
    await expectPage(to);
  });
});

it('links from the landline code to the phone code', async () => {
  const visited = await openVariant('enter-landline-code.mobile-known');
  await performAction(visited, { clicked: byText });
  await expectPage('/enter-mobile-code');
});

it('links from a wrong landline number to the page of a new account when there is no other number', async () => {
  const visited = await openVariant('call-failed.account-just-created');
  await performAction(visited, { chosen: 'Change my landline number', clicked: 'Continue' });
  await expectPage('/register/enter-mobile');
});

it('shows the call page after /login to a user with a landline only', async () => {
  const { typed, clicked } = senderOf('user-sign-in');
  const visited = await visit('/login', { persona: 'landline' });
  await performAction(visited, { clicked, typed: { ...typed, 'Email address': emailOf('landline') } });
  await expectPage('/get-call-landline');
});
