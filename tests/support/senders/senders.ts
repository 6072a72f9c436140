import { type CallName, calls } from '../../../mocks/backend/http/calls';
import type { Answer } from '../../../mocks/backend/http/scenario';
import type { ScenarioId } from '../../../mocks/scenarios/scenarios';
import { answer, world } from '../../../mocks/server';
import { expectConsoleMessage } from '../console-guard';
import { placesOf } from '../contract-places';
import { openAndSubmit, signIn } from '../visit';
import { pages, type SendingPage } from './calls';

export type Sender = SendingPage & ReturnType<typeof placesOf> & { call: CallName };

/** Every call, from every page that sends it. */
export const senders: readonly Sender[] = (Object.keys(pages) as CallName[]).flatMap((call) =>
  [pages[call]].flat().map((page) => {
    const places = placesOf(call, page.variant);
    return { call, ...page, ...places, byStatus: { ...places.byStatus, ...page.byStatus } };
  }),
);

/** The name in test titles: `otp from /enter-mobile-code`. */
export const namedSenders = senders.map((sender) => [`${sender.call} from ${sender.from}`, sender] as const);

/** Sends the call while the backend gives this answer. */
export async function sendWithAnswer(sender: Sender, given: Answer | ScenarioId) {
  const typed = signIn(sender);
  if (sender.complaint) expectConsoleMessage(sender.complaint);
  answer(typeof given === 'string' ? given : { call: calls[sender.call], answer: given });
  return { ...(await openAndSubmit(sender, typed)), typed };
}

/** The sender of a call. With several, the one on this page. */
export function senderOf(call: CallName, from?: string): Sender {
  const found = senders.find((sender) => sender.call === call && (from === undefined || sender.from === from));
  if (!found) throw new Error(`Nothing sends ${call}`);
  return found;
}

/** The requests of a sender's call that the backend has received, from any page. */
export const sentCalls = ({ call }: Sender) => world().calls.filter(({ method, path }) => calls[call] === `${method} ${path}`);
