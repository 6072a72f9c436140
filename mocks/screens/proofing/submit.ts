import { isMatched } from '../proofing-answers';
import { detailsNotChecked, waitsForAnswer } from '../shared';
import type { Screen } from '../variant';
import { answered, answeredByName, byNumber, checkHeading, incomplete } from './shared';

const submit = { heading: 'Checking your details', state: { submitted: true } } as const;
const enteredAgain = 'Check what you entered';
const submitted = waitsForAnswer({ ...answered, ...submit }, 'uplift-nhs-known', enteredAgain, detailsNotChecked);
const submittedByName = waitsForAnswer({ ...answeredByName, ...submit }, 'uplift-demog-trace', enteredAgain, detailsNotChecked);

export default {
  ...submitted,
  usual: { ...submitted.usual, label: 'waiting for an answer, by NHS number' },
  'by-name': { ...submittedByName.usual, label: 'waiting for an answer, by name' },
  'no-answer-by-name': { ...submittedByName['no-answer'], label: 'no answer, by name' },
  'after-firewall': {
    ...submitted.usual,
    label: 'after the puzzle of the firewall: the look-up is repeated',
    state: undefined,
    returnedFrom: 'uplift:firewall',
  },
  opened: { ...answered, ...checkHeading, label: 'opened by a link: opens the details', says: [...byNumber, 'Submit information'] },
  unanswered: incomplete,
  matched: isMatched,
} as const satisfies Screen;
