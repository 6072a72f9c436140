import * as fc from 'fast-check';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import { type Details, healthRecords } from '../../mocks/people/health-records';
import { type PersonaId, personas, proofingPersonas, registrationPersonas, traitsOf } from '../../mocks/people/personas';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { variants } from '../../mocks/screens/screens';
import { addresses } from '../../src/paths';
import { scenarioLink } from '../support/situation';
import type { Kind } from '../user/driver';
import type { PageView } from './page-view';

/** One step of a walk. In a text or an address, `{code}` is the newest code that was sent, and `{link}` the newest emailed link. */
export type Step =
  | { click: string; kind: Kind; twice?: boolean }
  | { type: string; into: string }
  /** Path and query. */
  | { go: string }
  | { browser: 'back' | 'forward' | 'reload' }
  /** The id of the active scenario from now on. Empty: none. */
  | { fault: string }
  /** Minutes by which the server's clock moves. */
  | { later: number };

type Typing = 'right' | 'wrong' | 'empty' | 'absurd';

/** The next act, chosen before the page is known: `which` is an index of its controls, modulo their number. */
export type Choice =
  | { kind: 'submit'; typing: Typing; which: number; twice: boolean }
  | { kind: 'click'; which: number; anywhere: boolean; twice: boolean }
  | { kind: 'go' | 'fault'; which: number; near: boolean }
  | { kind: 'back' | 'forward' | 'reload' | 'link' | 'mend' | 'restart' }
  | { kind: 'later'; minutes: number };

const which = fc.nat(9999);
const rarely = fc.nat(9).map((drawn) => drawn === 9);
const mostly = fc.nat(9).map((drawn) => drawn > 1);
const only = <Value>(value: Value) => fc.constant(value);
const typing = fc.constantFrom<Typing[]>(...Array<Typing>(7).fill('right'), 'wrong', 'wrong', 'empty', 'absurd');

/** Right answers are likely, so that a walk reaches later pages. */
const choice: fc.Arbitrary<Choice> = fc.oneof(
  { weight: 24, arbitrary: fc.record({ kind: only('submit' as const), typing, which, twice: rarely }) },
  { weight: 9, arbitrary: fc.record({ kind: only('click' as const), which, anywhere: rarely, twice: rarely }) },
  { weight: 5, arbitrary: fc.record({ kind: only('fault' as const), which, near: mostly }) },
  { weight: 3, arbitrary: fc.record({ kind: only('go' as const), which, near: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('mend', 'back', 'mend', 'back', 'reload', 'forward', 'link', 'restart') }) },
  { weight: 1, arbitrary: fc.record({ kind: only('later' as const), minutes: fc.constantFrom(1, 5, 6, 16, 16, 61) }) },
);

export const choicesOf = (steps: number) => fc.array(choice, { minLength: steps, maxLength: steps });

export interface Start {
  persona: PersonaId;
  address: string;
}

export const startOf = (persona: PersonaId): Start => ({ persona, address: `/mock/start?persona=${persona}` });

const ids = (some: object) => Object.keys(some) as PersonaId[];
const others = [...ids(registrationPersonas), ...ids(proofingPersonas)];

/**
 * A walk uses the present device, waits for no unanswered call, and needs an existing client. It counts the age of the session from its
 * start, and counts each console message as a fault.
 */
const entered = [...variants.values()].filter(
  ({ id, variant: { device, logs, answers = [], oidc = {} } }) =>
    !device &&
    !logs &&
    !('client_id' in oidc) &&
    !answers.some((answer) => answer.endsWith('.hang')) &&
    !id.endsWith('session-an-hour-old'),
);

const from = (some: readonly PersonaId[]) => fc.constantFrom(...some).map(startOf);

export const starts: Readonly<Record<string, fc.Arbitrary<Start>>> = {
  'who has an account': from(ids(personas).filter((id) => !others.includes(id))),
  'who has none, or another phone': from(ids(registrationPersonas)),
  'who is looked for in the health records': from(ids(proofingPersonas)),
  'who is in the middle of something': fc
    .constantFrom(...entered)
    .map(({ id, variant }) => ({ persona: variant.persona ?? 'mobile', address: scenarioLink(id, { before: true }) })),
};

const uplift = ['uplift-nhs-known', 'uplift-demog-trace'] as const;
const reset = ['forgot-password', 'confirm-change-password'] as const;
const reminder = ['duplicate-email', 'redirect-to-authorize', 'account-migration'] as const;

/** The likely calls of an address, by its prefix. The first match counts. */
const callsNear: readonly (readonly [start: RegExp, calls: readonly CallName[]])[] = [
  [/^\/enter-email/, ['account-status', 'passkey-status', 'passkey-options', 'password', 'trigger-otp']],
  [/^\/login/, ['user-sign-in', 'passkey-status', 'passkey-options', 'trigger-otp']],
  [/^\/(log-in-password|passkey)/, ['passkey-status', 'passkey-options', 'passkey-verify', 'password', 'trigger-otp', 'otp']],
  [/^\/register/, ['validate-email', 'register', 'verify-email', 'resend-email-code', 'mobile', 'landline', 'otp']],
  [/^\/recovery/, ['change-mobile', 'change-landline', 'otp']],
  [/^\/(reset|forgotten-password|check-email)/, reset],
  [/^\/(choose-auth|get-call)/, ['request-otp', 'trigger-otp', 'otp']],
  [/^\/proofing\/(duplicate|email|multiple|reminder)/, reminder],
  [/^\/proofing/, [...uplift, 'record-failure', 'authcode']],
  [/^\/(nhs-login-consent|terms-update)/, ['consent', 'terms-update', 'authcode', 'client-info']],
  [/^/, ['otp', 'request-otp', 'authcode', 'passkey-options', 'verify-waf-token']],
];

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

/** An unanswered call blocks the page for half a minute. Another test covers the waits. */
const answered = [...scenarios.keys()].filter((id) => !id.endsWith('.hang'));

function faultAt(path: string, index: number, near: boolean): string {
  const names = (near && callsNear.find(([start]) => start.test(path))?.[1]) || (Object.keys(calls) as CallName[]);
  const ofCall = answered.filter((id) => id.startsWith(`${pick(names, index)}.`));
  return pick(ofCall, Math.floor(index / names.length)) ?? '';
}

const folder = (address: string) => address.split('/').slice(1, -1).join('/');

function addressFor(path: string, index: number, near: boolean): string {
  const all = [...addresses].filter((address) => !near || folder(address) === folder(path));
  return pick(all, index) ?? '/';
}

/** The steps of a choice on a page, without submissions. None if it has no controls. */
export function stepsOf(choice: Exclude<Choice, { kind: 'submit' }>, { path, controls }: PageView, start: string): Step[] {
  switch (choice.kind) {
    case 'click': {
      const inside = controls.filter(({ inMain }) => inMain);
      const control = pick(choice.anywhere || inside.length === 0 ? controls : inside, choice.which);
      return control ? [{ click: control.name, kind: control.kind, twice: choice.twice }] : [];
    }
    case 'go':
      return [{ go: addressFor(path, choice.which, choice.near) }];
    case 'fault':
      return [{ fault: faultAt(path, choice.which, choice.near) }];
    case 'mend':
      return [{ fault: '' }];
    case 'later':
      return [{ later: choice.minutes }];
    case 'restart':
      return [{ go: start }];
    case 'link':
      return [{ go: '{link}' }];
    default:
      return [{ browser: choice.kind }];
  }
}

export interface UserData {
  persona: PersonaId;
  email: string;
  password: string;
}

type Answers = Readonly<Record<string, string>>;

const answersFrom = ({ nhsNumber, firstName, middleNames, lastName, dob, postcode }: Details): Answers => {
  const [year = '', month = '', day = ''] = dob.split('-');
  return { nhsNumber, firstName, middleNames, lastName, day, month, year, postcode };
};

const right = ({ persona, email, password }: UserData): Answers => ({
  ...answersFrom(traitsOf(persona).details ?? healthRecords.okafor),
  email,
  password,
  otp: '{code}',
  mobile: '07700 900777',
  international: '+33 6 12 34 56 78',
  landline: '01632 960777',
});

const wrong: Answers = {
  ...answersFrom(healthRecords.namesake),
  email: 'nobody.knows@example.com',
  password: 'Not-the-passw0rd',
  otp: '000001',
  mobile: '0770',
  international: '+1 555 0100',
  landline: '07700 900778',
};

const absurd = [
  ' ',
  'x'.repeat(300),
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  '😀👩‍👩‍👧‍👦\u200d',
  '\u202eآبج ١٢٣',
  '٣٤٥٦٧٨',
  '-1',
  '31',
  '1e9',
  'null',
  '%00%0a&errorCode=CID2014',
  '{"$ne":null}',
  'a@b.co',
  'Ωmega@exämple.com',
  '../../etc/passwd',
];

function textFor(name: string, how: Typing, index: number, user: UserData): string {
  if (how === 'empty') return '';
  if (how === 'absurd') return absurd[(index + name.length) % absurd.length] ?? '';
  return (how === 'wrong' ? wrong : right(user))[name] ?? 'something';
}

export type Submit = Omit<Extract<Choice, { kind: 'submit' }>, 'kind'>;

/** Options that continue the journey where the first one does not. */
const preferred: readonly (readonly [path: RegExp, label: RegExp])[] = [
  [/^\/proofing\/no-match$/, /another way/],
  [/^\/proofing\/duplicate-nhs-number$/, /^Log in/],
  [/^\/passkey-(user-|enter-email-)?login-failed$/, /password/],
];

const emailed = ['/restore-message', '/check-email', '/reset/check-email'];

/** Chooses an option, the preferred one for a user with a goal. */
function choosing({ path, fields }: PageView, { typing: how, which: index }: Submit): Step[] {
  const radios = fields.filter(({ type }) => type === 'radio');
  const wanted = radios.find(({ label }) => preferred.find(([of]) => of.test(path))?.[1].test(label));
  const chosen = index === 0 && wanted ? wanted : pick(radios, index);
  return chosen && how !== 'empty' ? [{ click: chosen.label, kind: 'choice' }] : [];
}

/** Fills in the visible fields. A radio that reveals a field has been chosen before. */
function filling({ fields }: PageView, { typing: how, which: index }: Submit, user: UserData): Step[] {
  return fields.flatMap(({ name, label, type, isChecked }): Step[] => {
    if (type === 'text') return [{ type: textFor(name, how, index, user), into: label }];
    const checks = type === 'checkbox' && how === 'right' && !isChecked && (name === 'understood' || index % 2 === 1);
    return checks ? [{ click: label, kind: 'choice' }] : [];
  });
}

function clicking({ path, primary, controls }: PageView, { which: index, twice }: Submit): Step[] {
  if (primary === null && emailed.includes(path)) return [{ go: '{link}' }];
  const inside = controls.filter(({ inMain }) => inMain);
  const control = inside.find(({ name }) => name === primary) ?? inside[index] ?? inside[0];
  return control ? [{ click: control.name, kind: control.kind, twice }] : [];
}

/** A submission in three parts, each of which depends on the previous one. */
export const submitting = [choosing, filling, clicking] as const;
