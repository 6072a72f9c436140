import { addresses } from '../../src/paths';
import { calledOperations } from '../backend/http/calls';
import { scenarios } from '../scenarios/scenarios';
import { variants } from '../screens/screens';
import rendered from './rendered.json';

/**
 * The next address of a page without a call: how, the words of the control or the situation or the name of the guard, the next address, and the id
 * of the screen, if there is one.
 */
export type Rendered = [how: 'click' | 'opened' | 'guard', words: string, to: string, id: string];

/** One transition to an address. */
export interface Arrival {
  to: string;
  /** A click without a call, a page that sends the user on when it opens, or the answer of a call. */
  how: Rendered[0] | 'success' | 'refusal';
  /** The control, the situation, the guard or the answer. */
  cause: string;
  from: string;
  /** The controls that the user clicks there to send the call. */
  click?: string;
  call?: string;
  /** Opens the page before. A call is sent by itself, and gets the answer. */
  href: string;
}

const screenLink = (id: string, answer?: string) => `/mock?scenario=${id}${answer ? `&answer=${answer}` : ''}`;

const fromScreens = Object.entries(rendered as unknown as Record<string, Rendered[]>).flatMap(([from, rows]) =>
  rows.map(([how, words, to, id]): Arrival => ({ to, how, cause: words, from, href: id ? screenLink(id) : from })),
);

interface Sender {
  id: string;
  address: string;
  heading: string;
  call: string;
  click?: string;
}

/** The screens that show a call: while it waits for its answer, or after its refusal. */
const showing: readonly Sender[] = [...variants.values()].flatMap(
  ({ id, address, variant: { heading, answers = [], does = [], device } }) => {
    const [answer = ''] = answers;
    const clicks = does.flatMap((action) => ('click' in action ? [action.click] : 'choose' in action ? [action.choose] : []));
    const click = clicks.length > 0 ? clicks.join(', ') : undefined;
    const isRepeated = does.some((action) => 'sees' in action);
    // Pages that name the client load it beside what the user does.
    const isSent = click && !answer.startsWith('client-info.') ? answer !== '' : answer.endsWith('.hang');
    if (device || isRepeated || !isSent) return [];
    return [{ id, address, heading, call: answer.slice(0, answer.indexOf('.')), click }];
  },
);

/** Without the senders on another page, to which the click has gone. */
const senders = showing.filter(
  ({ id, address, heading, call, click }, index) =>
    index === showing.findIndex((one) => one.address === address && one.call === call && one.click === click) &&
    (click || id.endsWith('.usual') || !showing.some((one) => one.address !== address && one.call === call && one.heading === heading)),
);

/** The pages of a call's variants, where their name is not in the address or the click. */
const pagesOf: Readonly<Record<string, RegExp>> = {
  mobile: /mobile|text/i,
  landline: /landline/i,
  another: /reminder-email-sent/,
  refusal: /no-consent/,
};

type Target = (typeof calledOperations)[number]['refusals'][number]['target'];

/** The targets of an answer on a page: those of the variants that the page names, or of all. */
function targetsOn(place: string, target: Target): string[] {
  if (typeof target === 'string') return [target];
  const named = Object.keys(target).filter((name) => (pagesOf[name] ?? new RegExp(name)).test(place));
  const others = target.only === undefined ? Object.keys(target) : ['only'];
  return (named.length > 0 ? named : others).flatMap((name) => target[name] ?? []);
}

/** The address in a target of the contract, which may have a query, and a round trip before it. Undefined if the page stays. */
function addressIn(target: string): string | undefined {
  const [address] = target.replace(/^.*, else /, '').split('?');
  return address !== undefined && addresses.has(address) ? address : undefined;
}

const again: Readonly<Record<string, string>> = {
  renewal: ', again after the session was renewed',
  firewall: ', again after the page of the firewall',
};

/** Every answer of the contract with its scenario, its target and the words for it. */
const answers = calledOperations.flatMap(({ name: call, refusals, success, retryAt }) => {
  const refused = refusals.map(({ name, target }) => {
    const scenario = `${call}.${name === 'firewall' ? 'firewall-always' : name}`;
    const [roundTrip = ''] = String(target).split(', else ');
    return { call, how: 'refusal' as const, scenario, target, cause: `${scenarios.get(scenario)?.label}${again[roundTrip] ?? ''}` };
  });
  const done = Object.entries(success?.targets ?? {}).map(([name, target]) => {
    return { call, how: 'success' as const, scenario: `${call}.${name}`, target, cause: `${call}: ${name}` };
  });
  const returned = {
    call,
    how: 'refusal' as const,
    scenario: `${call}.unauthorised-once`,
    cause: 'the return after a session was renewed',
  };
  return [...refused, ...done, ...(retryAt ? [{ ...returned, target: retryAt }] : [])];
});

/** The sender of a call that no screen shows, because it needs a passkey of the device. */
const withPasskey = { id: undefined, address: 'any page, with a passkey of this device', click: undefined };

const fromAnswers = answers.flatMap(({ call, how, scenario, target, cause }) => {
  const own = senders.filter((sender) => sender.call === call);
  return (own.length > 0 ? own : [withPasskey]).flatMap(({ id, address, click }) => {
    const href = id ? screenLink(id, scenario) : `/mock/start?persona=passkey-and-mobile&scenario=${scenario}&dock=open`;
    return targetsOn(`${address} ${click}`, target).flatMap((found): Arrival[] => {
      const to = addressIn(found);
      return to ? [{ to, how, cause, from: address, click, call, href }] : [];
    });
  });
});

/** Every transition to every address: clicks, guards, and the answers of calls. */
export const arrivals: readonly Arrival[] = [...fromScreens, ...fromAnswers];
