import { standing } from '@/session/sign-in';
import type { Ending } from './endings';
import { signInEnded } from './events';
import type { Thunk } from './store';

const endingOf = { ours: undefined, gone: 'timedOut', ended: 'endedElsewhere', another: 'replaced' } as const;

/** Ends this document's sign-in if the cookies hold another one, or none any more. Returns how it ended, if it did. */
export const endIfOver = (): Thunk<Ending | undefined> => (dispatch) => {
  const ending = endingOf[standing()];
  if (!ending) return undefined;
  dispatch(signInEnded(ending));
  return ending;
};
