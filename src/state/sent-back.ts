import type { Detour } from '@/session/detour-marker';
import type { Journey } from './journey.shape';

/** The news for the page that a spinner page leads to: by which detour the person was sent out of the app. None when they were not. */
export const sentBack = ({ detours }: Journey) => {
  const [sentRound] = detours.slice(-1);
  return sentRound ? { state: { sentRound: sentRound as Detour } } : undefined;
};
