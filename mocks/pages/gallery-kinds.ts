import type { NamedVariant } from '../screens/screens';

/** The groups of the gallery's filter, and their names. */
export const kinds = { usual: 'Usual', error: 'Error', waiting: 'Waiting', locked: 'Locked' } as const;
type Kind = keyof typeof kinds;

const trouble =
  /error|problem|wrong|empty|nothing chosen|cannot|could not|expired|failed|refused|malformed|invalid|no match|not available|disabled|unable/;

/** The group of the filter that a screen is in, by its conditions and its own words. */
export function kindOf({ address, variant: { answers = [], device, heading, label, logs } }: NamedVariant): Kind {
  const words = [address, label, heading].join(' ').toLowerCase();
  if (device === 'without-timers' || answers.some((answer) => answer.endsWith('.hang')) || words.includes('waiting')) return 'waiting';
  if (/lock|attempts|exceeded|too many/.test(words)) return 'locked';
  return answers.length > 0 || logs !== undefined || trouble.test(words) ? 'error' : 'usual';
}
