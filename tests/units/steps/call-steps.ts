import { logInWithPasskey } from '@/journeys/passkey/ceremony/log-in-with-passkey';
import { fromEnterEmail } from '@/journeys/passkey/steps/passkey-pages';
import { resetPassword } from '@/journeys/reset-password/steps/reset-password';
import type { Step } from '@/outcome/step';

/** A step that makes a call, of any form. */
export type CallStep = Step<never, string>;

const modules = import.meta.glob<Record<string, unknown>>('/src/journeys/**/steps/*.ts', { eager: true });
const isCallStep = (value: unknown): value is CallStep => typeof value === 'function' && 'callName' in value;
/** Exported steps, and those in an exported object. */
const exported = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'object' ? Object.values(value ?? {}) : [value]))
  .filter(isCallStep);
/** Steps that a function makes. */
const made: readonly CallStep[] = [logInWithPasskey(fromEnterEmail), resetPassword({ username: '', code: '', expiry: Infinity })];

/** The steps that make calls, by name. The first one of a name is the usual one. */
export const steps: ReadonlyMap<string, CallStep> = new Map([...exported, ...made].reverse().map((step) => [step.callName ?? '', step]));
