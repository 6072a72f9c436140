import { SpinnerPage } from '../../src/content/spinner-page';
import { StepButton } from '../../src/content/step-button';
import { type NextStep, NextStepChoice } from '../../src/forms/next-step-choice';
import { StepForm } from '../../src/forms/step-form';
import type { Step } from '../../src/outcome/step-type';
import { addresses } from '../../src/paths';

/** The ways on that a rendered page offers. */
export interface Found {
  links: { to: string; words: string }[];
  redirects: string[];
  steps: { step: Step<never>; words?: string }[];
}

/** A node of React's tree, as far as it is read here. */
interface Fiber {
  type: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

const isStep = (value: unknown): value is Step<never> => typeof value === 'function' && 'leads' in value;

/** The words that start a step, by the component that a page gives it to. */
function stepsOf({ type, memoizedProps }: Fiber): Found['steps'] | undefined {
  const { step, ways, submitLabel, children } = memoizedProps ?? {};
  if (type === NextStepChoice) return (ways as NextStep[]).map((way) => ({ step: way.step, words: way.label }));
  if (!isStep(step)) return undefined;
  if (type === StepForm) return [{ step, words: String(submitLabel ?? 'Continue') }];
  if (type === StepButton) return [{ step, words: String(children) }];
  if (type === SpinnerPage) return [{ step, words: 'on arrival' }];
  return undefined;
}

function collect(fiber: Fiber | null, found: Found['steps']): void {
  if (!fiber) return;
  const { type, memoizedProps, child, sibling } = fiber;
  const before = found.length;
  found.push(...(stepsOf(fiber) ?? []));
  // Its form runs one of the steps that it has named already.
  if (type !== NextStepChoice) collect(child, found);
  // A step that no person presses: the page runs it by itself.
  if (isStep(memoizedProps?.step) && found.length === before) found.push({ step: memoizedProps.step });
  collect(sibling, found);
}

/** React keeps its tree at the element that it renders into, under a name that is new in each document. */
function treeOf(element: HTMLElement): Fiber | null {
  const name = Object.keys(element).find((key) => key.startsWith('__reactContainer$'));
  const root = name && (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[name];
  return root ? root.stateNode.current : null;
}

const addressOf = ({ pathname, hash }: HTMLAnchorElement) => (hash && pathname === window.location.pathname ? '' : pathname);
const wordsOf = ({ textContent }: HTMLAnchorElement) => textContent.replace(/\s+/g, ' ').trim();

/** Links to this app, and the steps of its forms and buttons. */
export function foundIn(element: HTMLElement): Found {
  const own = [...element.querySelectorAll('a')].filter(({ origin }) => origin === window.location.origin);
  const links = own.map((link) => ({ to: addressOf(link), words: wordsOf(link) }));
  const steps: Found['steps'] = [];
  collect(treeOf(element), steps);
  return { links: links.filter(({ to }) => addresses.has(to)), redirects: [], steps };
}
