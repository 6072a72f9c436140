import { type CallName, calls } from '../../mocks/backend/http/calls';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { addresses } from '../../src/paths';
import type { Choice } from './choice';
import type { PageView } from './page-view';
import type { Step } from './walk-step';

const uplift = ['uplift-nhs-known', 'uplift-demog-trace'] as const;
const reset = ['forgot-password', 'confirm-change-password'] as const;
const codes = ['otp', 'request-otp', 'authcode', 'passkey-options'] as const;
const handBack = ['consent', 'terms-update', 'authcode', 'client-info'] as const;
const reminder = ['duplicate-email', 'redirect-to-authorize', 'account-migration'] as const;

/** The likely calls of an address, by its prefix. The first match counts. */
const callsNear: readonly (readonly [start: string, calls: readonly CallName[]])[] = [
  ['/enter-email', ['account-status', 'passkey-status', 'passkey-options', 'password', 'trigger-otp']],
  ['/login', ['user-sign-in', 'passkey-status', 'passkey-options', 'trigger-otp']],
  ['/log-in-password', ['password', 'trigger-otp', 'otp', 'passkey-options']],
  ['/passkey', ['passkey-status', 'passkey-options', 'passkey-verify', 'password']],
  ['/register/enter-mobile', ['mobile', 'landline', 'otp']],
  ['/register', ['validate-email', 'register', 'verify-email', 'resend-email-code', 'mobile']],
  ['/recovery', ['change-mobile', 'change-landline', 'otp']],
  ['/reset', reset],
  ['/forgotten-password', reset],
  ['/check-email', reset],
  ['/choose-authentication-method', ['trigger-otp', 'otp']],
  ['/get-call-landline', ['request-otp', 'trigger-otp', 'otp']],
  ['/proofing/find', uplift],
  ['/proofing/check-your-details', [...uplift, 'authcode']],
  ['/proofing/confirm', ['record-failure', ...uplift]],
  ['/proofing/no-match', ['record-failure', ...uplift]],
  ['/proofing/duplicate', reminder],
  ['/proofing/email', reminder],
  ['/proofing/multiple', reminder],
  ['/proofing/reminder', reminder],
  ['/proofing', [...uplift, 'record-failure']],
  ['/nhs-login-consent', handBack],
  ['/terms-update', handBack],
  ['/', [...codes, 'verify-waf-token']],
];

const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % items.length];

/** An unanswered call blocks the page for half a minute. Another test covers the waits. */
const answered = [...scenarios.keys()].filter((id) => !id.endsWith('.hang'));

function faultAt(path: string, which: number, near: boolean): string {
  const names = (near && callsNear.find(([start]) => path.startsWith(start))?.[1]) || (Object.keys(calls) as CallName[]);
  const name = pick(names, which);
  return (
    pick(
      answered.filter((id) => id.startsWith(`${name}.`)),
      Math.floor(which / names.length),
    ) ?? ''
  );
}

const room = (address: string) => address.split('/').slice(1, -1).join('/');

function addressFor(path: string, which: number, near: boolean): string {
  const all = [...addresses];
  return pick(near ? all.filter((address) => room(address) === room(path)) : all, which) ?? '/';
}

const fixedSteps = {
  mend: { fault: '' },
  link: { go: '{link}' },
  back: { back: true },
  forward: { forward: true },
  reload: { reload: true },
} as const satisfies Record<string, Step>;

/** The step of a choice on a page. Undefined if there is none. A submission is looked up in its own parts. */
export function planned(choice: Exclude<Choice, { kind: 'submit' }>, { path, controls }: PageView, start: string): Step | undefined {
  switch (choice.kind) {
    case 'click': {
      const inside = controls.filter(({ inMain }) => inMain);
      const control = pick(choice.anywhere || inside.length === 0 ? controls : inside, choice.which);
      return control && (choice.twice ? { twice: control.name } : { click: control.name });
    }
    case 'go':
      return { go: addressFor(path, choice.which, choice.near) };
    case 'fault':
      return { fault: faultAt(path, choice.which, choice.near) };
    case 'later':
      return { later: choice.minutes };
    case 'restart':
      return { go: start };
    default:
      return fixedSteps[choice.kind];
  }
}
