import { paths } from '@/paths';
import type { CallName } from './call-name';
import type { ErrorRow } from './errors';
import type { Outcome } from './outcome';
import type { Lead, Site, Step } from './step-type';

/** One way that a step declares: to an address or a site, by its call or without one, by a row of the error table or beside it. */
export interface DeclaredWay {
  to: string;
  call?: CallName;
  by: 'lead' | 'row' | 'fallback' | 'return';
  row?: ErrorRow<string>;
  /** The site that a way back comes from; without one, a renewed session or the firewall's page. */
  from?: Site;
}

const isStep = (lead: Lead): lead is Step<never, string> => typeof lead === 'function';
const pathOf = (address: string) => address.replace(/\?.*/, '');

/** All ways of a step and of those that it runs. A further step makes its own call; without one its ways count to the call before. */
export function waysOf(step: Step<never, string>, before?: CallName, passed: readonly Step<never, string>[] = []): DeclaredWay[] {
  if (passed.includes(step)) return [];
  const { callName: call = before, handling, leads } = step;
  // Stryker disable next-line ArrayDeclaration: only for the compiler, a step with handling has its list
  const { errors = [], fallback, retryAt, detourBy } = handling ?? {};
  const rows = errors.flatMap((row): DeclaredWay[] =>
    row.outcome.kind === 'go' ? [{ to: pathOf(row.outcome.to), call, by: 'row', row }] : [],
  );
  return [
    ...rows,
    ...(fallback ? [{ to: fallback, call, by: 'fallback' } as const] : []),
    ...(detourBy ? [{ to: detourBy.site, call, by: 'lead' } as const] : []),
    ...(detourBy?.backTo.map((to) => ({ to, call, by: 'return', from: detourBy.site }) as const) ?? []),
    ...(retryAt ? [{ to: retryAt, call, by: 'return' } as const] : []),
    ...leads.flatMap((lead) => (isStep(lead) ? waysOf(lead, call, [...passed, step]) : [{ to: lead, call, by: 'lead' } as const])),
  ];
}

/** Ends of a sign-in and detours are common to all calls; an outcome of a page itself leads nowhere. */
const isCommon = (outcome: Outcome<string>) =>
  // Stryker disable next-line ConditionalExpression: only for the compiler, nothing else ends a sign-in
  (outcome.kind === 'go' && (outcome.ends !== undefined || common.includes(outcome.to))) || isDetour(outcome);
const common: readonly string[] = [paths.error, paths.serviceBusy];
// Stryker disable next-line ConditionalExpression: only for the compiler, nothing else has an outside address
const isDetour = (outcome: Outcome<string>) => outcome.kind === 'leave' && /detour(=|%3D)/.test(outcome.url);

/** The address that an outcome leads to; undefined where the page stays. */
function targetOf(outcome: Outcome<string>): string | undefined {
  if (outcome.kind === 'leave') return outcome.url;
  // Stryker disable next-line ConditionalExpression: only for the compiler, nothing else has an address
  return outcome.kind === 'go' || outcome.kind === 'newTab' ? outcome.to : undefined;
}

/** Throws, in development and tests, where an outcome leads to a place that its step does not declare. */
export function assertDeclared(step: Step<never, string>, outcome: Outcome<string>) {
  const to = targetOf(outcome);
  if (to === undefined || isCommon(outcome)) return;
  const declared = waysOf(step).map((way) => way.to);
  if (declared.includes(pathOf(to)) || (outcome.kind === 'leave' && declared.some((place) => place.startsWith('‹')))) return;
  throw new Error(`A step leads to ${pathOf(to)}, which it does not declare. It declares ${declared.join(', ')}`);
}
