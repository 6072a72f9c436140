import { useSyncExternalStore } from 'react';
import { followSentences, latestSentence } from '@/session/explain';

/** The latest logged message about a back end or a setting. In development only, because it is not for patients. */
export function LatestSentence() {
  const sentence = useSyncExternalStore(followSentences, latestSentence, () => '');
  return sentence ? <p className="nhsuk-body-s">For developers: {sentence}</p> : null;
}
