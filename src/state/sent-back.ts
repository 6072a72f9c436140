import type { Detour } from '@/session/detour-marker';
import type { Journey } from './journey.shape';

/** Navigation state for the page after a spinner page: the detour that sent the person out of the app, if any. */
export const sentBack = ({ detours }: Journey) => {
  const [sentRound] = detours.slice(-1);
  return sentRound ? { state: { sentRound: sentRound as Detour } } : undefined;
};
